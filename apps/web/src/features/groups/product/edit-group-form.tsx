import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import { productGroups } from '@udaya/contract/product-groups';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useRef, useState } from 'react';
import type { CallInput } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormSummary } from '../../../shell/forms/form-summary.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { IconAlertTriangle } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { GroupFields, type RenderCountry } from './group-fields.tsx';
import classes from './group-page.module.css';
import { type EditedGroup, editedGroup, mergeEdits } from './merge-edits.ts';
import { forgetGroupLists, productGroupQuery } from './product-group-queries.ts';

interface Props {
  group: ProductGroup;
  renderCountry: RenderCountry;
  onSaved: () => void;
}

/**
 * Edits a group. Where somebody else changed it meanwhile nothing is saved: their changes come into the form beside what was typed
 * here, and it says which.
 */
export function EditGroupForm({ group, renderCountry, onSaved }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** The group as the edits began with it. */
  const [base, setBase] = useState(group);
  const [others, setOthers] = useState<string>();
  const [asked, dialog] = useDisclosure(false);
  const confirmed = useRef(false);
  const query = productGroupQuery(group.id);

  const edit = useCallForm(productGroups.change, {
    name: 'edit-group',
    initialValues: editedGroup(group),
    order: ['name', 'country', 'institutionCode', 'type', 'description', 'enterpriseCode', 'plan'],
    inputOf: (typed) => {
      if (hasNewCode(typed, base) && !confirmed.current) {
        dialog.open();
        return undefined;
      }
      confirmed.current = false;
      setOthers(undefined);
      // What is no such choice has not passed the schema.
      const body = typed as CallInput<typeof productGroups.change>['body'];
      return { params: { id: group.id }, body };
    },
    checkOnBlur: true,
    summary: true,
    onDone: (changed) => {
      dialog.close();
      queryClient.setQueryData(query.queryKey, changed);
      void forgetGroupLists(queryClient);
      onSaved();
      return navigate({ to: '.', search: leaveEditing, replace: true, resetScroll: false });
    },
    onFailed: async (error) => {
      dialog.close();
      if (refusedWith(error, productGroups.change, 'group.conflict')) await adopt();
    },
  });
  const { form } = edit;

  const adopt = async () => {
    const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const { merged, changed } = mergeEdits(base, form.getValues(), now);
    form.setValues(merged);
    setBase(now);
    setOthers(
      formatList(
        changed.map((name) => labels[name]()),
        getLocale(),
      ),
    );
  };

  const conflicts = refusedWith(edit.error, productGroups.change, 'group.conflict');
  return (
    <CallForm form={edit} className={classes.form} label={m.group_edit()}>
      <FormSummary form={edit} />
      <GroupFields
        values={form.values}
        field={(name) => form.getInputProps(name)}
        onCountry={(name) => form.setFieldValue('country', name)}
        renderCountry={renderCountry}
        codeWarning={hasNewCode(form.values, base) && <CodeWarning group={base} />}
        planNote={form.values.plan === base.plan ? undefined : planNote(base.reports)}
      />
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...(conflicts ? { text: edit.failure.text } : edit.failure)} />
            <MessageLine text={conflicts && others !== undefined ? mergedText(others) : undefined} />
          </>
        }
      >
        <WorkingButton type="submit" working={edit.pending}>
          {m.group_save()}
        </WorkingButton>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="." search={leaveEditing} replace resetScroll={false} />}
        >
          {m.group_cancel()}
        </Button>
      </FormEnd>
      <ConfirmDialog
        opened={asked}
        title={m.group_code_dialog_title({ code: form.values.enterpriseCode.trim().toUpperCase() })}
        text={m.group_code_dialog_text({ before: base.enterpriseCode, total: base.users })}
        keep={m.group_code_dialog_keep()}
        confirm={m.group_code_dialog_confirm()}
        working={edit.pending}
        failure={edit.error && !conflicts ? errorText(edit.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => {
          confirmed.current = true;
          edit.submit();
        }}
      />
    </CallForm>
  );
}

function CodeWarning({ group: { enterpriseCode, users } }: { group: ProductGroup }) {
  return (
    <Alert
      className={classes.warning}
      color="clay"
      role="status"
      icon={<IconAlertTriangle size={20} aria-hidden="true" />}
    >
      {m.group_code_warning({ before: enterpriseCode, total: users })}
    </Alert>
  );
}

const labels: Record<Exclude<keyof EditedGroup, 'version'>, () => string> = {
  name: m.group_name,
  country: m.group_country,
  institutionCode: m.group_institution_code,
  enterpriseCode: m.login_enterprise_code,
  description: m.group_description,
  type: m.group_type,
  plan: m.group_plan,
};

function planNote(made: number): string {
  return made === 0 ? m.group_plan_changed_first() : m.group_plan_changed({ total: made });
}

function mergedText(others: string): string {
  return others === '' ? m.group_conflict_nothing() : m.group_conflict_merged({ fields: others });
}

function hasNewCode({ enterpriseCode }: EditedGroup, base: ProductGroup): boolean {
  return enterpriseCode.trim().toUpperCase() !== base.enterpriseCode.toUpperCase();
}

const leaveEditing = <Search extends object>(search: Search) => ({ ...search, edit: undefined });

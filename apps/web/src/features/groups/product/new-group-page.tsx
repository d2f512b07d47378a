import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { productGroups } from '@udaya/contract/product-groups';
import { groupLimits } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import type { CallInput } from '../../../api/call.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormSummary } from '../../../shell/forms/form-summary.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './group-fields.module.css';
import { GroupFields, type RenderCountry } from './group-fields.tsx';
import { forgetGroupLists, productGroupQuery } from './product-group-queries.ts';

/** Makes a group. Its first admin is invited on the page that follows. */
export function NewGroupPage({ renderCountry }: { renderCountry: RenderCountry }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useCallForm(productGroups.create, {
    name: 'new-group',
    initialValues: {
      name: '',
      country: 'India',
      institutionCode: '',
      type: '',
      description: '',
      enterpriseCode: '',
      plan: '',
      branchName: m.group_first_branch_default(),
    },
    // What is no such choice has not passed the schema.
    inputOf: (typed) => ({ body: typed as CallInput<typeof productGroups.create>['body'] }),
    checkOnBlur: true,
    summary: true,
    onDone: (group) => {
      queryClient.setQueryData(productGroupQuery(group.id).queryKey, group);
      void forgetGroupLists(queryClient);
      return navigate({
        to: '/product/groups/$id',
        params: { id: group.id },
        state: { madeGroup: true },
        replace: true,
      });
    },
  });
  const { form } = create;
  return (
    <div className={classes.page}>
      <PageHeader title={m.group_new()} lead={m.group_new_lead()} />
      <Panel>
        <CallForm form={create} className={classes.form} label={m.group_new()}>
          <FormSummary form={create} />
          <GroupFields
            values={form.values}
            field={(name) => form.getInputProps(name)}
            onCountry={(name) => form.setFieldValue('country', name)}
            renderCountry={renderCountry}
          />
          <FieldGroup title={m.group_first_branch_title()} lead={m.group_first_branch_lead()}>
            <TextInput
              label={m.group_first_branch_name()}
              maxLength={groupLimits.branch}
              autoComplete="off"
              {...form.getInputProps('branchName')}
            />
          </FieldGroup>
          <FormEnd messages={<MessageLine tone="error" {...create.failure} />}>
            <WorkingButton type="submit" working={create.pending}>
              {m.group_create()}
            </WorkingButton>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/product/groups" />}>
              {m.group_cancel()}
            </Button>
          </FormEnd>
        </CallForm>
      </Panel>
    </div>
  );
}

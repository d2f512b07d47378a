import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResolvedBirth } from '@udaya/contract/births';
import type { Field } from '@udaya/contract/intake/field';
import { textLanguageFor } from '@udaya/core/knowledge/text-languages';
import { isLocale } from '@udaya/core/locale';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { ReactNode } from 'react';
import { errorText } from '../../api/error-text.ts';
import type { SentForm } from '../../shell/forms/use-form-sending.ts';
import { StepTitle } from '../../shell/forms/wizard-form.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconPencil } from '../../ui/icons.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './birth-check.module.css';
import { askedBirth, type IntakeValues } from './intake-values.ts';
import { itemsOf } from './parts-of.ts';
import { ReadBack, type ReportPage } from './read-back.tsx';
import { resolveAsRecordedQuery, resolveQuery } from './resolve-query.ts';
import type { IntakeWizard } from './use-intake.ts';

interface Props<Name extends string> {
  fields: readonly Field[];
  wizard: IntakeWizard<Name>;
  sending: SentForm<IntakeValues, unknown>;
  /** What is read back in the rows of the birth, beside when and where. */
  rows: readonly Field[];
  /** Each row has its own way to be changed. */
  linked?: boolean;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct: it is no other one with the same details. */
  corrects?: string;
  /** Where a report with the same details is shown. */
  reportPage?: ReportPage;
  /** What is read back below the birth. */
  children?: ReactNode;
  /** The way to change the birth, where the way back leads elsewhere. */
  change?: ReactNode;
  /** What is agreed to before they are sent. */
  consent?: ReactNode;
  /** It could not be sent for want of a connection, and is tried again by itself. */
  waiting?: boolean;
  /** The way back; without it the one to the fields. */
  back?: { label: string; icon?: ReactNode };
}

/** The details read back before they are sent, with what the server makes of them and where they leave doubts: the last step. */
export function BirthCheck<Name extends string>({
  fields,
  wizard,
  sending,
  rows,
  linked = false,
  confirm = m.birth_confirm(),
  note,
  corrects,
  reportPage = '/users-birthchart/$id',
  children,
  change,
  consent,
  waiting = false,
  back = { label: m.birth_edit(), icon: <IconPencil size={18} /> },
}: Props<Name>) {
  const { form } = wizard.fields;
  const birth = askedBirth(fields, form.values);
  const recorded = useQuery(resolveAsRecordedQuery(birth));
  const resolved = useQuery({ ...resolveQuery(birth), placeholderData: recorded.data });
  const busy = sending.pending || sending.data !== undefined;
  const failed = recorded.error ?? resolved.error;

  return (
    <div className={classes.check}>
      <StepTitle>{m.birth_check_title()}</StepTitle>
      {failed && (
        <Panel>
          <ErrorState
            {...errorText(failed)}
            onRetry={() => {
              void recorded.refetch();
              void resolved.refetch();
            }}
          />
        </Panel>
      )}
      {!failed && (!recorded.data || !resolved.data) && <LoadingState label={m.birth_check_loading()} />}
      {recorded.data && resolved.data && (
        <ReadBack
          birth={birth}
          details={rows.flatMap((field) =>
            itemsOf([field], form.values).map((item) => ({ ...item, path: field.name })),
          )}
          onField={linked ? wizard.toField : undefined}
          resolved={withoutItself(resolved.data, corrects)}
          recorded={recorded.data}
          onOffset={(minutes) => form.setFieldValue('utcOffsetMinutes', minutes)}
          reportPage={reportPage}
          change={change}
        >
          {children}
        </ReadBack>
      )}
      {consent}
      {waiting ? (
        <MessageLine tone="error" text={m.birth_not_sent()} detail={m.birth_not_sent_detail()} />
      ) : (
        <MessageLine tone="error" {...sending.failure} />
      )}
      {note && <Text className={classes.before}>{note}</Text>}
      {resolved.data && <LanguageNote of={resolved.data} asked={form.values.reportLanguage} />}
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={busy} disabled={!resolved.data || resolved.isFetching}>
          {confirm}
        </Button>
        <Button size="lg" variant="default" leftSection={back.icon} disabled={busy} onClick={wizard.back}>
          {back.label}
        </Button>
      </div>
      <Text role="status" c="dimmed" className={classes.busy}>
        {busy && m.birth_sending()}
      </Text>
    </div>
  );
}

/** That there are no texts for this age in the language that was chosen, so that the report will be in another one. */
function LanguageNote({ of: { reportType }, asked }: { of: ResolvedBirth; asked: unknown }) {
  if (!isLocale(asked) || textLanguageFor(reportType, asked) === asked) return null;
  return <MessageLine text={m.birth_language_missing({ language: languageName(asked, getLocale()) })} />;
}

function withoutItself(resolved: ResolvedBirth, id: string | undefined): ResolvedBirth {
  return id && resolved.duplicateOf?.id === id ? { ...resolved, duplicateOf: null } : resolved;
}

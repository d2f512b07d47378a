import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResolvedBirth } from '@udaya/contract/births';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { errorText } from '../../../api/error-text.ts';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import { StepTitle } from '../../../shell/forms/wizard-form.tsx';
import { TextLanguageNote } from '../../../shell/text-language-note.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconPencil } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './birth-check.module.css';
import type { FieldPath } from './birth-fields.ts';
import { ReadBack, type ReadDetail, type ReportPage } from './read-back.tsx';
import { type AskedBirth, resolveAsRecordedQuery, resolveQuery } from './resolve-query.ts';

interface Props {
  /** The birth as it is sent, complete. */
  birth: AskedBirth;
  /** What else is sent, in words. */
  details: readonly ReadDetail[];
  /** Leads to the field of a row that is to be changed. */
  onField?: ((path: FieldPath) => void) | undefined;
  onOffset: (utcOffsetMinutes: number | undefined) => void;
  onBack: () => void;
  sending: Pick<SentForm<object, unknown>, 'pending' | 'data' | 'failure'>;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct: it is no other one with the same details. */
  corrects?: string;
  /** Where a report with the same details is shown. */
  reportPage?: ReportPage;
  /** What is read back beside the birth, below it. */
  children?: ReactNode;
  /** The way to change the birth, where the way back leads elsewhere. */
  change?: ReactNode;
  /** What is agreed to before they are sent. */
  consent?: ReactNode;
  /** The way back; without it the one to the fields. */
  back?: { label: string; icon?: ReactNode };
}

/** The details read back before they are sent, with what the server makes of them and where they leave doubts: the last step. */
export function BirthCheck({
  birth,
  details,
  onField,
  onOffset,
  onBack,
  sending,
  confirm = m.birth_confirm(),
  note,
  corrects,
  reportPage = '/users-birthchart/$id',
  children,
  change,
  consent,
  back = { label: m.birth_edit(), icon: <IconPencil size={18} /> },
}: Props) {
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
          details={details}
          onField={onField}
          resolved={withoutItself(resolved.data, corrects)}
          recorded={recorded.data}
          onOffset={onOffset}
          reportPage={reportPage}
          change={change}
        >
          {children}
        </ReadBack>
      )}
      {consent}
      <MessageLine tone="error" {...sending.failure} />
      {note && <Text className={classes.before}>{note}</Text>}
      <TextLanguageNote />
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={busy} disabled={!resolved.data || resolved.isFetching}>
          {confirm}
        </Button>
        <Button size="lg" variant="default" leftSection={back.icon} disabled={busy} onClick={onBack}>
          {back.label}
        </Button>
      </div>
      <Text role="status" c="dimmed" className={classes.busy}>
        {busy && m.birth_sending()}
      </Text>
    </div>
  );
}

function withoutItself(resolved: ResolvedBirth, id: string | undefined): ResolvedBirth {
  return id && resolved.duplicateOf?.id === id ? { ...resolved, duplicateOf: null } : resolved;
}

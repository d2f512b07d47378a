import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResolvedBirth } from '@udaya/contract/births';
import * as m from '@udaya/messages';
import { errorText } from '../../../api/error-text.ts';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { StepTitle } from '../../../shell/forms/wizard-form.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconPencil } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './birth-check.module.css';
import type { BirthFields } from './birth-fields.ts';
import { ReadBack } from './read-back.tsx';
import { resolveAsRecordedQuery, resolveQuery } from './resolve-query.ts';
import type { BirthStep } from './use-birth-wizard.ts';

interface Props {
  wizard: Wizard<BirthFields, BirthStep>;
  sending: SentForm<BirthFields, unknown>;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct: it is no other one with the same details. */
  corrects?: string;
}

/** The details read back before they are sent, with what the server makes of them and where they leave doubts: the second step. */
export function BirthCheck({ wizard, sending, confirm = m.birth_confirm(), note, corrects }: Props) {
  const { form } = wizard.fields;
  const recorded = useQuery(resolveAsRecordedQuery(form.values));
  const resolved = useQuery({ ...resolveQuery(form.values), placeholderData: recorded.data });
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
          fields={form.values}
          resolved={withoutItself(resolved.data, corrects)}
          recorded={recorded.data}
          onOffset={(minutes) => form.setFieldValue('utcOffsetMinutes', minutes)}
        />
      )}
      <MessageLine tone="error" {...sending.failure} />
      {note && <Text className={classes.before}>{note}</Text>}
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={busy} disabled={!resolved.data || resolved.isFetching}>
          {confirm}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconPencil size={18} />}
          disabled={busy}
          onClick={wizard.back}
        >
          {m.birth_edit()}
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

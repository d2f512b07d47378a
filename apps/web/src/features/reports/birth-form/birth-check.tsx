import { Button, Text, Title } from '@mantine/core';
import type { ResolvedBirth } from '@udaya/contract/births';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { IconPencil } from '../../../ui/icons.tsx';
import { useEffect, useRef } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './birth-check.module.css';
import type { BirthFields } from './birth-fields.ts';
import { ReadBack } from './read-back.tsx';
import { resolveAsRecordedQuery, resolveQuery } from './resolve-query.ts';
import type { BirthForm } from './use-birth-form.ts';

interface Props {
  form: BirthForm;
  submission: Submission;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct: it is no other one with the same details. */
  corrects?: string;
  onEdit: () => void;
}

/** The sending of the details, as far as this step has to know of it. */
interface Submission {
  mutate: (fields: BirthFields) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
}

/** The details read back before they are sent, with what the server makes of them and where they leave doubts. */
export function BirthCheck({ form, submission, confirm = m.birth_confirm(), note, corrects, onEdit }: Props) {
  const recorded = useQuery(resolveAsRecordedQuery(form.values));
  const resolved = useQuery({ ...resolveQuery(form.values), placeholderData: recorded.data });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sending = submission.isPending || submission.isSuccess;
  const failed = recorded.error ?? resolved.error;
  const refusal = submission.error ? errorWords(submission.error) : undefined;

  return (
    <div className={classes.check}>
      <Title order={2} tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
        {m.birth_check_title()}
      </Title>
      {failed && (
        <Panel>
          <ErrorState
            {...errorWords(failed)}
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
      <MessageLine
        tone="error"
        text={refusal?.message}
        detail={refusal?.requestId && m.error_reference({ requestId: refusal.requestId })}
      />
      {note && <Text className={classes.before}>{note}</Text>}
      <div className={classes.actions}>
        <Button
          size="lg"
          loading={sending}
          disabled={!resolved.data || resolved.isFetching}
          onClick={() => {
            if (!sending) submission.mutate(form.values);
          }}
        >
          {confirm}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconPencil size={18} />}
          disabled={sending}
          onClick={onEdit}
        >
          {m.birth_edit()}
        </Button>
      </div>
      <Text role="status" c="dimmed" className={classes.busy}>
        {sending && m.birth_sending()}
      </Text>
    </div>
  );
}

function withoutItself(resolved: ResolvedBirth, id: string | undefined): ResolvedBirth {
  return id && resolved.duplicateOf?.id === id ? { ...resolved, duplicateOf: null } : resolved;
}

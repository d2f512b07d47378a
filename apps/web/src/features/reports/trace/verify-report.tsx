import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reportTrace, type Verification } from '@udaya/contract/report-trace';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { IconShieldHeart } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './sources.module.css';

type Check = Verification['checks'][number];

const states: Record<Check['state'], { tone: BadgeTone; words: () => string }> = {
  ok: { tone: 'good', words: m.report_trace_state_ok },
  failed: { tone: 'bad', words: m.report_trace_state_failed },
  unknown: { tone: 'neutral', words: m.report_trace_state_unknown },
};

/** Whether a report is still what was written, check by check. */
export function VerifyReport({ id, version }: { id: string; version: number | undefined }) {
  const verifying = useMutation({
    mutationFn: async () => call(reportTrace.verify, { params: { id }, body: version ? { version } : {} }),
  });
  const checks = verifying.data?.checks ?? [];
  const failed = checks.filter(({ state }) => state === 'failed').length;
  const failure = errorLine(verifying.error);
  return (
    <>
      <WorkingButton
        variant="default"
        className={classes.verify}
        leftSection={<IconShieldHeart size={18} aria-hidden="true" />}
        working={verifying.isPending}
        onClick={() => verifying.mutate()}
      >
        {m.report_trace_verify()}
      </WorkingButton>
      <Text role="status" className={classes.said} fw={600}>
        {checks.length > 0 &&
          (failed > 0 ? m.report_trace_verified_failed({ failed }) : m.report_trace_verified_ok())}
      </Text>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
      {checks.length > 0 && (
        <ul className={classes.checks} aria-label={m.report_trace_checks()}>
          {checks.map(({ check, state, title, text, found }) => (
            <li key={check}>
              <div className={classes.check}>
                <strong>{title}</strong>
                <StatusBadge tone={states[state].tone}>{states[state].words()}</StatusBadge>
              </div>
              <Text size="sm">{text}</Text>
              {found.length > 0 && (
                <ul className={classes.list}>
                  {found.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import type { Verdict } from '@udaya/core/reports/verdicts';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { IconArrowBackUp, IconCheck, IconX } from '../../../ui/icons.tsx';
import type { ReportPart } from '../reading/read-items.ts';
import { groupWays } from '../record/group-ways.ts';
import classes from './part-actions.module.css';
import { useFeedback } from './use-feedback.ts';

interface Props {
  report: Pick<ReportDetail, 'id' | 'reportType'>;
  part: ReportPart & { area: NonNullable<ReportPart['area']> };
}

/** Whether a part fits, as its reader says it: kept at once, changed and taken back by a press. */
export function PartFeedback({ report, part: { area, name, verdict: said } }: Props) {
  const verdict = said ?? null;
  const fits = useFitsWords(report);
  const first = useRef<HTMLButtonElement>(null);
  const saying = useFeedback(report.id, area);
  const say = (said: Verdict | null) => saying.mutate({ verdict: said, before: verdict });
  const choices: readonly { said: Verdict; words: string; Icon: typeof IconCheck }[] = [
    { said: 'fits', words: fits, Icon: IconCheck },
    { said: 'notQuite', words: m.feedback_not_quite(), Icon: IconX },
  ];
  const undo = () => {
    say(null);
    // The button that was pressed goes.
    first.current?.focus();
  };
  return (
    <>
      <div role="group" aria-label={m.feedback_group({ part: name })} className={classes.choices}>
        {choices.map(({ said, words, Icon }, index) => (
          <Button
            key={said}
            ref={index === 0 ? first : undefined}
            size="compact-md"
            variant={verdict === said ? 'light' : 'default'}
            aria-pressed={verdict === said}
            leftSection={verdict === said ? <Icon size={16} stroke={2} aria-hidden="true" /> : undefined}
            onClick={() => say(verdict === said ? null : said)}
          >
            {words}
          </Button>
        ))}
        {verdict && (
          <Button
            size="compact-md"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}
            onClick={undo}
          >
            {m.feedback_undo()}
          </Button>
        )}
      </div>
      <p role="status" className={classes.said}>
        {saying.isSuccess && (verdict ? m.feedback_saved() : m.feedback_undone())}
      </p>
      <p role="alert" className={classes.failed}>
        {saying.isError && m.feedback_failed({ reason: errorText(saying.error).message })}
      </p>
    </>
  );
}

/** Whoever works for a group reads of somebody else's child. */
function useFitsWords({ reportType }: Props['report']): string {
  const { role } = useSession();
  if (groupWays(role))
    return reportType === 'Child' ? m.feedback_fits_group_child() : m.feedback_fits_group();
  return reportType === 'Child' ? m.feedback_fits_child() : m.feedback_fits_self();
}

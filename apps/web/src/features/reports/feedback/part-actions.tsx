import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import type { Verdict } from '@udaya/core/reports/verdicts';
import * as m from '@udaya/messages';
import { type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { IconChevronDown, IconHeartHandshake } from '../../../ui/icons.tsx';
import type { ReportPart } from '../reading/read-items.ts';
import { groupWays } from '../record/group-ways.ts';
import { ShareButton } from '../share/share-button.tsx';
import { FlagChoice } from './flag-choice.tsx';
import { FlagHelp } from './flag-help.tsx';
import classes from './part-actions.module.css';
import { PartFeedback, verdictIcons } from './part-feedback.tsx';
import { Said } from './said.tsx';
import { useFeedback } from './use-feedback.ts';
import { useFlagging } from './use-flagging.ts';

interface Props {
  report: ReportDetail;
  part: ReportPart;
  /** Not an earlier version, of which nothing is said any more. */
  latest: boolean;
}

/** What its reader can do with a part of a report. */
export function PartActions({ report, part, latest }: Props) {
  const { role } = useSession();
  const { area } = part;
  if (!latest || !mayDo('judge', role, report)) return null;
  if (area) return <PartControl report={report} part={{ ...part, area }} />;
  return (
    <div className={classes.control}>
      <ShareButton report={report} part={part} />
    </div>
  );
}

interface ControlProps {
  report: ReportDetail;
  part: ReportPart & { area: NonNullable<ReportPart['area']> };
}

/** One quiet line that shows what was said of a part and opens all that can be done with it; of several parts one is open at a time. */
function PartControl({ report, part }: ControlProps) {
  const { area, name } = part;
  const verdict = part.verdict ?? null;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const words: Record<Verdict, string> = {
    fits: useFitsWords(report),
    notQuite: m.feedback_not_quite(),
  };
  const feedback = useFeedback(report.id, area);
  const flagging = useFlagging(report, area);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const say = (said: Verdict | null) => {
    feedback.mutate({ verdict: said, before: verdict });
    close();
  };
  const whole = useCloseByKey(open, close);
  const flag = (flagged: boolean) => {
    // The help that answers takes the focus.
    close();
    flagging.say(flagged);
  };
  const feedbackStatus = verdict ? m.feedback_saved() : m.feedback_undone();
  return (
    <div className={classes.actions}>
      <div className={classes.control}>
        <details
          ref={whole}
          className={classes.more}
          name="part-actions"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <Opener ref={opener} name={name} verdict={verdict} words={words} flagged={!!flagging.flag} />
          {open && (
            <div className={classes.menu}>
              <PartFeedback name={name} verdict={verdict} words={words} onSay={say} />
              <ShareButton report={report} part={part} />
              <FlagChoice name={name} flagged={flagging.flag !== undefined} onSay={flag} />
            </div>
          )}
        </details>
        <Said
          status={feedback.isSuccess ? feedbackStatus : ''}
          failed={feedback.isError ? m.feedback_failed({ reason: errorText(feedback.error).message }) : ''}
        />
        <Said status={flagging.status} failed={flagging.failed} />
      </div>
      <FlagHelp report={report} name={name} flagging={flagging} focusAfter={opener} />
    </div>
  );
}

/** Escape closes what is open, pressed anywhere in the element that the ref is given to. */
function useCloseByKey(open: boolean, onClose: () => void): RefObject<HTMLDetailsElement | null> {
  const whole = useRef<HTMLDetailsElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = open ? whole.current : null;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element?.addEventListener('keydown', closeByKey);
    return () => element?.removeEventListener('keydown', closeByKey);
  }, [open]);
  return whole;
}

interface OpenerProps {
  ref: Ref<HTMLElement>;
  name: string;
  verdict: Verdict | null;
  words: Record<Verdict, string>;
  flagged: boolean;
}

function Opener({ ref, name, verdict, words, flagged }: OpenerProps) {
  const Icon = verdict ? verdictIcons[verdict] : flagged ? IconHeartHandshake : undefined;
  const said = verdict ? words[verdict] : flagged ? m.feedback_upset() : undefined;
  return (
    <summary
      ref={ref}
      className={classes.opener}
      data-said={said !== undefined || undefined}
      aria-label={said ? m.feedback_said_of({ said, part: name }) : m.feedback_open_of({ part: name })}
    >
      {Icon && <Icon size={16} stroke={2} aria-hidden="true" />}
      {said ?? m.feedback_open()}
      <IconChevronDown className={classes.arrow} size={15} stroke={2} aria-hidden="true" />
    </summary>
  );
}

/** Whoever works for a group reads of somebody else's child. */
function useFitsWords({ reportType }: Pick<ReportDetail, 'reportType'>): string {
  const { role } = useSession();
  if (groupWays(role))
    return reportType === 'Child' ? m.feedback_fits_group_child() : m.feedback_fits_group();
  return reportType === 'Child' ? m.feedback_fits_child() : m.feedback_fits_self();
}

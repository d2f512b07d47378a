import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import type { FlagPlace } from '@udaya/core/reports/flags';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { IconHeartHandshake } from '../../../ui/icons.tsx';
import classes from './flag-choice.module.css';
import { FlagHelp } from './flag-help.tsx';
import actions from './part-actions.module.css';
import { useFlag } from './use-flag.ts';

interface Props {
  report: Pick<ReportDetail, 'id' | 'upsets' | 'help'>;
  place: FlagPlace;
  /** What the place is called. */
  name: string;
}

/** Lets a reader flag something as upsetting: taken at once, answered with help right there, and taken back by a press. */
export function FlagChoice({ report, place, name }: Props) {
  const flag = report.upsets.find((one) => one.place === place);
  const saying = useFlag(report.id, place);
  const button = useRef<HTMLButtonElement>(null);
  // Only where it was just said: whoever opens the page is not led away from its beginning.
  const [justSaid, setJustSaid] = useState(false);
  const say = (said: boolean, note?: string) => {
    saying.mutate({
      flagged: said,
      before: flag ? [flag] : [],
      ...(note === undefined ? {} : { note }),
    });
    if (note !== undefined) return;
    setJustSaid(said);
    // What the help had goes with it.
    if (!said) button.current?.focus();
  };
  const status = () => {
    if (!saying.isSuccess) return '';
    if (!saying.variables.flagged) return m.feedback_upset_undone();
    if (saying.variables.note === undefined) return m.feedback_upset_saved();
    return saying.variables.note === '' ? m.feedback_note_removed() : m.feedback_note_saved();
  };
  return (
    <>
      <Button
        ref={button}
        size="compact-md"
        variant={flag ? 'light' : 'subtle'}
        color="gray"
        className={classes.choice}
        aria-pressed={flag !== undefined}
        aria-label={m.feedback_upset_of({ part: name })}
        onClick={() => say(!flag)}
      >
        {m.feedback_upset()}
      </Button>
      <p role="status" className={actions.said}>
        {status()}
      </p>
      <p role="alert" className={actions.failed}>
        {saying.isError && m.feedback_failed({ reason: errorText(saying.error).message })}
      </p>
      {flag && (
        <FlagHelp
          help={report.help}
          name={name}
          noted={flag.note}
          working={saying.isPending}
          takesFocus={justSaid}
          icon={<IconHeartHandshake size={20} stroke={1.7} aria-hidden="true" />}
          onNote={(note) => say(true, note)}
          onUndo={() => say(false)}
        />
      )}
    </>
  );
}

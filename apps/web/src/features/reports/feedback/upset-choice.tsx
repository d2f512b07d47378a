import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import type { UpsetPlace } from '@udaya/core/reports/upsets';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { IconHeartHandshake } from '../../../ui/icons.tsx';
import actions from './part-actions.module.css';
import classes from './upset-choice.module.css';
import { UpsetHelp } from './upset-help.tsx';
import { useUpset } from './use-upset.ts';

interface Props {
  report: Pick<ReportDetail, 'id' | 'upsets' | 'help'>;
  place: UpsetPlace;
  /** What the place is called. */
  name: string;
}

/** Lets a reader say that something upset them: taken at once, answered with help right there, and taken back by a press. */
export function UpsetChoice({ report, place, name }: Props) {
  const upset = report.upsets.find((one) => one.place === place);
  const saying = useUpset(report.id, place);
  const button = useRef<HTMLButtonElement>(null);
  // Only where it was just said: whoever opens the page is not led away from its beginning.
  const [justSaid, setJustSaid] = useState(false);
  const say = (said: boolean, note?: string) => {
    saying.mutate({
      upset: said,
      before: upset ? [upset] : [],
      ...(note === undefined ? {} : { note }),
    });
    if (note !== undefined) return;
    setJustSaid(said);
    // What the help had goes with it.
    if (!said) button.current?.focus();
  };
  const status = () => {
    if (!saying.isSuccess) return '';
    if (!saying.variables.upset) return m.feedback_upset_undone();
    if (saying.variables.note === undefined) return m.feedback_upset_saved();
    return saying.variables.note === '' ? m.feedback_note_removed() : m.feedback_note_saved();
  };
  return (
    <>
      <Button
        ref={button}
        size="compact-md"
        variant={upset ? 'light' : 'subtle'}
        color="gray"
        className={classes.choice}
        aria-pressed={upset !== undefined}
        aria-label={m.feedback_upset_of({ part: name })}
        onClick={() => say(!upset)}
      >
        {m.feedback_upset()}
      </Button>
      <p role="status" className={actions.said}>
        {status()}
      </p>
      <p role="alert" className={actions.failed}>
        {saying.isError && m.feedback_failed({ reason: errorText(saying.error).message })}
      </p>
      {upset && (
        <UpsetHelp
          help={report.help}
          name={name}
          noted={upset.note}
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

import { Button, Textarea } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { flagNoteLimit } from '@udaya/core/reports/flags';
import * as m from '@udaya/messages';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconArrowBackUp, IconHeartHandshake } from '../../../ui/icons.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './flag-choice.module.css';
import { HelpText } from './help-text.tsx';
import type { Flagging } from './use-flagging.ts';

interface Props {
  report: Pick<ReportDetail, 'help' | 'lang'>;
  name: string;
  flagging: Flagging;
  /** Where the keyboard goes on once it is taken back. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What is said to somebody who flags something: kindly, with whom to ask and whom to call, and room for a note to the reviewers. */
export function FlagHelp({ flagging, ...others }: Props) {
  const { flag } = flagging;
  return flag ? <Help {...others} flagging={flagging} noted={flag.note} /> : null;
}

function Help({ report: { help, lang }, name, flagging, focusAfter, noted }: Props & { noted: boolean }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It answers what was just said, and is where the reader goes on.
  const begin = useEffectEvent(() => {
    if (flagging.justSaid) heading.current?.focus();
  });
  useEffect(() => begin(), []);
  const undo = () => {
    flagging.say(false);
    focusAfter.current?.focus();
  };
  return (
    <section className={classes.help} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} className={classes.heading}>
        <IconHeartHandshake size={20} stroke={1.7} aria-hidden="true" />
        {m.feedback_help_heading()}
      </h4>
      <p>{m.feedback_help_kind()}</p>
      {help.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <HelpText text={paragraph} lang={lang} />
        </p>
      ))}
      {noted ? (
        <div className={classes.row}>
          <p>{m.feedback_note_sent()}</p>
          <WorkingButton
            variant="default"
            size="compact-md"
            working={flagging.working}
            onClick={() => flagging.sayNote('')}
          >
            {m.feedback_note_remove()}
          </WorkingButton>
        </div>
      ) : (
        <NoteForm name={name} working={flagging.working} onSend={flagging.sayNote} />
      )}
      <Button
        className={classes.undo}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}
        onClick={undo}
      >
        {m.feedback_upset_undo()}
      </Button>
    </section>
  );
}

function NoteForm({
  name,
  working,
  onSend,
}: {
  name: string;
  working: boolean;
  onSend: (note: string) => void;
}) {
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = note.trim();
    setError(typed === '' ? m.feedback_note_empty() : '');
    if (typed !== '') onSend(typed);
  };
  return (
    <form
      className={classes.note}
      onSubmit={send}
      noValidate
      aria-label={m.feedback_note_form({ part: name })}
    >
      <Textarea
        label={m.feedback_note()}
        description={m.feedback_note_hint({ max: flagNoteLimit })}
        maxLength={flagNoteLimit}
        autosize
        minRows={2}
        maxRows={6}
        value={note}
        error={error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <WorkingButton type="submit" variant="default" size="compact-md" working={working}>
        {m.feedback_note_send()}
      </WorkingButton>
    </form>
  );
}

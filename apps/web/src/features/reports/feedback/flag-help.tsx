import { Button, Textarea } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { flagNoteLimit } from '@udaya/core/reports/flags';
import * as m from '@udaya/messages';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconArrowBackUp } from '../../../ui/icons.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './flag-choice.module.css';
import { Tappable } from './tappable.tsx';

interface Props {
  help: ReportDetail['help'];
  name: string;
  /** A note was sent. */
  noted: boolean;
  working: boolean;
  /** It answers what was just said, and is where the reader goes on. */
  takesFocus: boolean;
  icon: ReactNode;
  onNote: (note: string) => void;
  onUndo: () => void;
}

/** What is said to somebody who flags something: kindly, with whom to ask and whom to call, and room for a note to the reviewers. */
export function FlagHelp({ help, name, noted, working, takesFocus, icon, onNote, onUndo }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <section className={classes.help} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} className={classes.heading}>
        {icon}
        {m.feedback_help_heading()}
      </h4>
      <p>{m.feedback_help_kind()}</p>
      {help.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Tappable text={paragraph} />
        </p>
      ))}
      {noted ? (
        <div className={classes.row}>
          <p>{m.feedback_note_sent()}</p>
          <WorkingButton variant="default" size="compact-md" working={working} onClick={() => onNote('')}>
            {m.feedback_note_remove()}
          </WorkingButton>
        </div>
      ) : (
        <NoteForm name={name} working={working} onSend={onNote} />
      )}
      <Button
        className={classes.undo}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}
        onClick={onUndo}
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

import { Button, TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import classes from './copy-field.module.css';
import { IconCheck, IconCopy } from './icons.tsx';

/** A text that is there to be copied. Where the browser does not let us, it is marked for the keyboard to do it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; copied: boolean }>();
  const now = outcome?.of === value ? outcome : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ of: value, copied: true });
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome({ of: value, copied: false });
    }
  };
  return (
    <div className={classes.copy}>
      <TextInput
        ref={field}
        className={classes.text}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="light"
        leftSection={now?.copied ? <IconCheck size={18} stroke={1.8} /> : <IconCopy size={18} stroke={1.8} />}
        onClick={() => void copy()}
      >
        {m.action_copy_text()}
      </Button>
      <p role="status" className={classes.note}>
        {now && (now.copied ? m.action_copied_link() : m.action_copy_link_failed())}
      </p>
    </div>
  );
}

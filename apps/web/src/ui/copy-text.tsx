import { ActionIcon } from '@mantine/core';
import * as m from '@udaya/messages';
import { useEffect, useState } from 'react';
import classes from './copy-text.module.css';
import { IconCheck, IconCopy } from './icons.tsx';

const saidForMs = 4_000;

/** A number or an id that can be copied: in full, with a button beside it that says how the copying went. */
export function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!result) return;
    const later = setTimeout(() => setResult(undefined), saidForMs);
    return () => clearTimeout(later);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // Browsers copy on pages with TLS only.
      setResult('failed');
    }
  };
  return (
    <span className={classes.copy}>
      <span className={classes.line}>
        <code className={classes.text}>{text}</code>
        <ActionIcon
          variant="subtle"
          size={28}
          aria-label={m.action_copy({ text })}
          onClick={() => void copy()}
        >
          {result === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.8} />}
        </ActionIcon>
      </span>
      <span role="status" className={classes.said}>
        {result === 'copied' && m.action_copied()}
        {result === 'failed' && m.action_copy_failed()}
      </span>
    </span>
  );
}

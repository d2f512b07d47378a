import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from './first-icons.tsx';
import classes from './message-line.module.css';

type Tone = 'info' | 'success' | 'error';

const looks = {
  info: { color: 'indigo', Icon: IconInfoCircle },
  success: { color: 'teal', Icon: IconCircleCheck },
  error: { color: 'red', Icon: IconAlertCircle },
} as const;

interface Props {
  text: string | undefined;
  tone?: Tone;
  /** Further text that is read out with the text. */
  detail?: string | undefined;
}

/** One message. Its live region is there before the text, or screen readers would stay silent. */
export function MessageLine({ text, tone = 'info', detail }: Props) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const later = setTimeout(() => setSaid(text), 60);
    return () => clearTimeout(later);
  }, [text]);

  const { color, Icon } = looks[tone];
  const shown = text && said === text;
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes.line}>
      {shown && (
        <Alert color={color} role="presentation" icon={<Icon size={20} aria-hidden="true" />}>
          {text}
          {detail && <div className={classes.detail}> {detail}</div>}
        </Alert>
      )}
    </div>
  );
}

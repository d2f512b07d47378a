import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconClock, IconGift } from './icons.tsx';

const looks = {
  good: { color: 'teal', Icon: IconCircleCheck },
  waiting: { color: 'clay', Icon: IconClock },
  gift: { color: 'indigo', Icon: IconGift },
  bad: { color: 'red', Icon: IconAlertCircle },
  neutral: { color: 'gray', Icon: IconCircleDashed },
} as const;

/** What a badge says by its colour and, for those who do not see it, by its sign. */
export type BadgeTone = keyof typeof looks;

/** A short state in words, never by colour alone. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const { color, Icon } = looks[tone];
  return (
    <Badge color={color} leftSection={<Icon size={14} aria-hidden="true" />}>
      {children}
    </Badge>
  );
}

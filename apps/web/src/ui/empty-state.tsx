import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  /** The way on: usually one button. */
  action?: ReactNode;
}

/** What a list or a page shows where there is nothing yet, or nothing found. */
export function EmptyState({ icon, title, heading = 'h2', text, action }: Props) {
  return (
    <Stack className={classes.state} align="center" gap="xs">
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title
        order={heading === 'h1' ? 1 : 2}
        size={heading === 'h1' ? 'h1' : 'h3'}
        tabIndex={heading === 'h1' ? -1 : undefined}
      >
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw="46ch">
          {text}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}

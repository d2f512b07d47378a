import { Button, Stack, Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconRefresh } from './first-icons.tsx';
import classes from './state.module.css';
import { useFocusRescue } from './use-focus-rescue.ts';

interface Props {
  message: string;
  /** What support needs to find the request in the log. */
  requestId?: string | undefined;
  title?: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  onRetry?: (() => void) | undefined;
  /** A further way out beside the retry. */
  action?: ReactNode;
}

/** What is shown where something could not be loaded: in words, with a retry and the request's id. */
export function ErrorState({
  message,
  requestId,
  title = m.error_title(),
  heading = 'h2',
  onRetry,
  action,
}: Props) {
  const ref = useFocusRescue<HTMLDivElement>();
  return (
    <Stack ref={ref} className={classes.state} align="center" gap="xs" role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconAlertTriangle size={26} stroke={1.6} />
      </span>
      <Title
        order={heading === 'h1' ? 1 : 2}
        size={heading === 'h1' ? 'h1' : 'h3'}
        tabIndex={heading === 'h1' ? -1 : undefined}
      >
        {title}
      </Title>
      <Text maw="52ch">{message}</Text>
      {requestId && (
        <Text c="dimmed" className={classes.reference}>
          {m.error_reference({ requestId })}
        </Text>
      )}
      <div className={classes.action}>
        {onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onRetry}>
            {m.action_retry()}
          </Button>
        )}
        {action}
      </div>
    </Stack>
  );
}

import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import classes from './welcome-panel.module.css';

interface Props {
  title: string;
  /** What is to be done first, directly below the title. */
  first?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** What follows the lead directly, in the same card. */
  children?: ReactNode;
  /** Small print at the end. */
  note?: ReactNode;
}

/** The card that greets on a start page; its title is the page's h1. */
export function WelcomePanel({ title, first, lead, action, children, note }: Props) {
  return (
    <Panel className={classes.welcome}>
      <span className={classes.sun} aria-hidden="true" />
      <Stack gap="md" className={classes.words}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {first}
        {lead && (
          <Text component="div" size="lg" maw="58ch">
            {lead}
          </Text>
        )}
        {children}
        {action && <div className={classes.action}>{action}</div>}
        {note}
      </Stack>
    </Panel>
  );
}

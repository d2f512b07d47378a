import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface Props {
  /** What kind of page it is, small above the title. */
  over?: string;
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
}

/** The top of every page: its only h1, which takes the focus after a change of page. */
export function PageHeader({ over, title, lead, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {over && <p className={classes.over}>{over}</p>}
        <Title order={1} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" className={classes.lead}>
            {lead}
          </Text>
        )}
      </div>
      {actions && <Group gap="sm">{actions}</Group>}
    </header>
  );
}

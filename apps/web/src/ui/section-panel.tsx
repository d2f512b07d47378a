import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from './panel.tsx';
import classes from './section-panel.module.css';

/** A subject of a page under its own heading. */
export function SectionPanel({
  title,
  lead,
  order = 2,
  of,
  children,
}: {
  title: string;
  lead?: string;
  /** The level of its heading: 3 where a part of the page has several. */
  order?: 2 | 3;
  /** What tells it from others of the same title on the page. */
  of?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Panel
      {...(of ? { 'aria-label': `${title}, ${of}` } : { 'aria-labelledby': id })}
      className={classes.section}
    >
      <div className={classes.head}>
        <Title order={order} size="h3" id={id} tabIndex={-1}>
          {title}
        </Title>
        {lead && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Panel>
  );
}

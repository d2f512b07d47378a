import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './field-group.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields of one subject under their own heading, in two columns where there is room. */
export function FieldGroup({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {lead && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      <FieldRows>{children}</FieldRows>
    </section>
  );
}

/** Fields without a heading of their own. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

/** A field that takes the whole width of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

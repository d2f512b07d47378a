import { Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { Panel } from '../../../ui/panel.tsx';
import classes from './steps-panel.module.css';

/** The steps of a form beside it, with the one that is shown, and that what is typed is kept. */
export function StepsPanel({
  steps,
  current,
  kept,
}: {
  steps: readonly string[];
  current: number;
  kept: string;
}) {
  return (
    <Panel className={classes.steps}>
      <Title order={2} size="h4" mb="sm">
        {m.birth_steps_title()}
      </Title>
      <ol className={classes.list}>
        {steps.map((title, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {kept}
      </Text>
    </Panel>
  );
}

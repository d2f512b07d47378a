import { Button, Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useId } from 'react';
import { DetailsList } from '../../../ui/details-list.tsx';
import { IconPencil } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Part, partsOf } from './answer-parts.ts';
import classes from './answers-read-back.module.css';
import type { NgoStep, WizardFields } from './wizard-fields.ts';

interface Props {
  fields: WizardFields;
  /** Shows a step, to come back from it. */
  onChange: (step: NgoStep) => void;
}

/** What was typed in the steps after the birth, step by step, each with a way to change it. */
export function AnswersReadBack({ fields, onChange }: Props) {
  return partsOf(fields).map(({ step, title, parts }) => (
    <AnswerPanel key={step} title={title} parts={parts} onChange={() => onChange(step)} />
  ));
}

function AnswerPanel({
  title,
  parts,
  onChange,
}: {
  title: string;
  parts: readonly Part[];
  onChange: () => void;
}) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <Title order={3} id={id}>
          {title}
        </Title>
        <ChangeButton title={title} onChange={onChange} />
      </div>
      <AnswerParts parts={parts} />
    </Panel>
  );
}

/** Subjects one after the other. */
export function AnswerParts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => (
    <div key={part.title} className={classes.part}>
      <Title order={4} size="h5" c="dimmed">
        {part.title}
      </Title>
      {part.note && <Text>{part.note}</Text>}
      {part.rows && part.rows.length > 0 && (
        <ol className={classes.rows}>
          {part.rows.map((row) => (
            <li key={row.key}>{row.text}</li>
          ))}
        </ol>
      )}
      {part.items && <DetailsList items={part.items} />}
    </div>
  ));
}

/** Leads to a step to change something of it. */
export function ChangeButton({ title, onChange }: { title: string; onChange: () => void }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconPencil size={17} stroke={1.8} />}
      aria-label={m.wizard_change_step({ title })}
      onClick={onChange}
    >
      {m.wizard_change()}
    </Button>
  );
}

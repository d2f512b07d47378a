import { Button, Text, Title } from '@mantine/core';
import type { Answers, Section } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { useId } from 'react';
import { DetailsList } from '../../ui/details-list.tsx';
import { IconPencil } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './answers-read-back.module.css';
import { type Part, partsOf } from './parts-of.ts';

interface Props<Name extends string> {
  steps: readonly { name: Name; title: () => string; sections: Readonly<Record<string, Section>> }[];
  answers: Answers;
  /** Shows a step, to come back from it. */
  onChange: (step: Name) => void;
}

/** What was typed in the steps after the birth, step by step, each with a way to change it. */
export function AnswerPanels<Name extends string>({ steps, answers, onChange }: Props<Name>) {
  return steps.map(({ name, title, sections }) => (
    <AnswerPanel
      key={name}
      title={title()}
      parts={partsOf(Object.values(sections), answers)}
      onChange={() => onChange(name)}
    />
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
      aria-label={m.form_change_step({ title })}
      onClick={onChange}
    >
      {m.form_change()}
    </Button>
  );
}

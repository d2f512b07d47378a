import type { Field, Section } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { OptionalFold } from '../../ui/optional-fold.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Parents } from './parents.tsx';
import { Questions, type QuestionsProps } from './questions.tsx';
import type { Filling } from './use-intake.ts';

interface Props {
  wizard: Filling;
  sections: Readonly<Record<string, Section>>;
  /** The level of their headings. */
  order?: 2 | 3;
}

/** What some sections ask, each under its heading; a list is a section of its own. */
export function IntakeSections({ wizard, sections, order = 3 }: Props) {
  return Object.entries(sections).map(([name, { title, lead, fields }]) => {
    const all: readonly Field[] = Object.values(fields);
    return (
      <SectionPanel key={name} order={order} title={title()} {...(lead ? { lead: lead() } : {})}>
        <Questions
          wizard={wizard}
          fields={all.filter(({ folded, leftOut }) => !folded && leftOut === undefined)}
        />
        <Parents wizard={wizard} fields={all.filter(({ leftOut }) => leftOut !== undefined)} />
        <Folded wizard={wizard} fields={all.filter(({ folded }) => folded)} />
      </SectionPanel>
    );
  });
}

function Folded({ wizard, fields }: QuestionsProps) {
  const { values, errors } = wizard.fields.form;
  if (fields.length === 0) return null;
  return (
    <OptionalFold
      label={m.birth_optional()}
      filled={fields.some(({ name }) => values[name] !== '')}
      wrong={fields.some(({ name }) => errors[name] !== undefined)}
    >
      <Questions wizard={wizard} fields={fields} />
    </OptionalFold>
  );
}

import { consentEvidence } from '@udaya/contract/intake/birth-fields';
import { personalSections } from '@udaya/contract/intake/group-forms';
import * as m from '@udaya/messages';
import { ConsentBox } from '../../../shell/forms/consent-box.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../intake/fields/field-parts.tsx';
import classes from '../../intake/intake.module.css';
import { IntakeSections } from '../../intake/intake-sections.tsx';
import type { Filling } from '../../intake/use-intake.ts';

interface Props {
  wizard: Filling;
  /** What is agreed to. */
  words: string;
  /** The form was left and is here again: numbers of identity, which no draft holds, can be entered once more. */
  restored: boolean;
}

/** What ends a form of a group: that there is a consent, and what shows it. */
export function GroupConsent({ wizard, words, restored }: Props) {
  const { form } = wizard.fields;
  const { identity } = personalSections;
  return (
    <>
      {restored && (
        <IntakeSections
          wizard={wizard}
          sections={{ identity: { ...identity, lead: m.person_identity_again } }}
        />
      )}
      <Panel className={classes.agreed}>
        <ConsentBox words={words} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <TextField form={form} field={consentEvidence} />
      </Panel>
    </>
  );
}

import { Button, Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { ConsentBox } from '../../../shell/forms/consent-box.tsx';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { TextLanguageNote } from '../../../shell/text-language-note.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import formClasses from '../birth-form/birth-form.module.css';
import { fieldProps } from '../birth-form/field-props.ts';
import type { BirthStep } from '../birth-form/use-birth-wizard.ts';
import { GroupBirthSections } from './group-birth-sections.tsx';
import classes from './group-form.module.css';
import type { PersonField, PersonFields } from './person-fields.ts';
import { PersonalSections } from './personal-sections.tsx';

/** The single form, as it is typed: the first step. */
export function GroupBirthForm({ wizard }: { wizard: Wizard<PersonFields, BirthStep> }) {
  const { form } = wizard.fields;
  const field = (name: PersonField) => fieldProps(form, name);
  return (
    <div className={formClasses.form}>
      <Title order={2}>{m.gform_birth_title()}</Title>
      <GroupBirthSections field={field} />
      <div className={classes.part}>
        <Title order={2}>{m.gform_personal_title()}</Title>
        <Text c="dimmed" maw="68ch">
          {m.gform_personal_lead()}
        </Text>
      </div>
      <PersonalSections field={field} />
      <Panel className={formClasses.end}>
        <ConsentBox
          words={m.group_birth_consent()}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <MessageLine tone="error" {...wizard.failure} />
        <TextLanguageNote />
        <Button type="submit" size="lg" loading={wizard.reading} className={formClasses.submit}>
          {m.birth_continue()}
        </Button>
        <Text size="sm" c="dimmed">
          {m.birth_continue_hint()}
        </Text>
      </Panel>
    </div>
  );
}

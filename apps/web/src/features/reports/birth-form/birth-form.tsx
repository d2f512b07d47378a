import { Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { ConsentBox } from '../../../shell/forms/consent-box.tsx';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { TextLanguageNote } from '../../../shell/text-language-note.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type BirthFields, noPlace } from './birth-fields.ts';
import classes from './birth-form.module.css';
import { DetailsSection } from './details-section.tsx';
import { fieldProps } from './field-props.ts';
import { MomentSection } from './moment-section.tsx';
import { PersonSection } from './person-section.tsx';
import { PlaceSection } from './place-section.tsx';
import type { BirthStep } from './use-birth-wizard.ts';

/** Birth details, as they are typed: the first step. */
export function BirthForm({ wizard }: { wizard: Wizard<BirthFields, BirthStep> }) {
  const { form } = wizard.fields;
  return (
    <div className={classes.form}>
      <PersonSection form={form} />
      <MomentSection field={(name) => fieldProps(form, name)} />
      <BirthPlace wizard={wizard} />
      <DetailsSection form={form} />
      <Panel className={classes.end}>
        <ConsentBox words={m.birth_consent()} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <MessageLine tone="error" {...wizard.failure} />
        <TextLanguageNote />
        <Button type="submit" size="lg" loading={wizard.reading} className={classes.submit}>
          {m.birth_continue()}
        </Button>
        <Text size="sm" c="dimmed">
          {m.birth_continue_hint()}
        </Text>
      </Panel>
    </div>
  );
}

function BirthPlace({ wizard }: { wizard: Wizard<BirthFields, BirthStep> }) {
  const { form } = wizard.fields;
  const { place, placeText } = form.values;
  const { error, onBlur } = form.getInputProps('place.place_id');
  const goOnWithoutTime = () => {
    form.setFieldValue('timeAccuracy', 'unknown');
    form.clearFieldError('place.place_id');
    wizard.next();
  };
  return (
    <PlaceSection
      country={fieldProps(form, 'country')}
      place={{
        path: 'place.place_id',
        text: placeText,
        chosen: place.place_id !== '',
        error,
        onBlur,
        onChange: (text, chosen = noPlace) => {
          form.setFieldValue('place', chosen);
          form.setFieldValue('placeText', text);
          form.clearFieldError('place.place_id');
        },
      }}
      wayOut={
        error === m.birth_latitude_too_high() && (
          <Button variant="default" loading={wizard.reading} onClick={goOnWithoutTime}>
            {m.birthform_without_time()}
          </Button>
        )
      }
    />
  );
}

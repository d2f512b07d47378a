import { birthTypes } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { ChoiceGroup } from '../birth-form/choice-group.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import { MomentSection } from '../birth-form/moment-section.tsx';
import { PlaceSection } from '../birth-form/place-section.tsx';
import { birthTypeLabel } from '../birth-labels.ts';
import { NameSection } from './name-section.tsx';
import type { PersonField } from './person-fields.ts';

/** Birth details: who, when, where and how. */
export function GroupBirthSections({ field }: { field: (name: PersonField) => FieldProps }) {
  const place = field('placeId');
  const placeText = field('placeText');
  return (
    <>
      <NameSection field={field} />
      <MomentSection order={3} field={field} />
      <PlaceSection
        order={3}
        country={field('birthCountry')}
        place={{
          path: place.path,
          text: placeText.value,
          chosen: place.value !== '',
          error: place.error,
          onBlur: place.onBlur,
          onChange: (text, chosen) => {
            place.onChange(chosen?.place_id ?? '');
            placeText.onChange(text);
          },
        }}
      />
      <SectionPanel order={3} title={m.birth_details_title()}>
        <ChoiceGroup
          label={m.birth_type()}
          hint={m.birth_type_why()}
          choices={birthTypes.map((value) => ({ value, label: birthTypeLabel(value) }))}
          {...field('birthType')}
        />
      </SectionPanel>
    </>
  );
}

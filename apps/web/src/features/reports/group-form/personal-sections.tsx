import type { FieldProps } from '../birth-form/field-props.ts';
import { AboutSection } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import type { PersonField } from './person-fields.ts';

/** Personal details: what the group keeps of somebody beside the birth. */
export function PersonalSections({ field }: { field: (name: PersonField) => FieldProps }) {
  return (
    <>
      <AboutSection field={field} />
      <AddressSection field={field} />
      <ContactSection field={field} />
      <IdentitySection field={field} />
    </>
  );
}

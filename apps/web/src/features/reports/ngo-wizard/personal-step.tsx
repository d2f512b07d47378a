import { fieldProps } from '../birth-form/field-props.ts';
import { PersonalSections } from '../group-form/personal-sections.tsx';
import { CommunitySection } from './community-section.tsx';
import type { WizardForm } from './wizard-fields.ts';

/** Address, contact and community: the second step. */
export function PersonalStep({ form }: { form: WizardForm }) {
  return (
    <>
      <PersonalSections field={(name) => fieldProps(form, name)} />
      <CommunitySection form={form} />
    </>
  );
}

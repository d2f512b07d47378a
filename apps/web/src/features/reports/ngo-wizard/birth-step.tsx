import { fieldProps } from '../birth-form/field-props.ts';
import { GroupBirthSections } from '../group-form/group-birth-sections.tsx';
import type { WizardForm } from './wizard-fields.ts';

/** Who, when, where and how: the first step. */
export function BirthStep({ form }: { form: WizardForm }) {
  return <GroupBirthSections field={(name) => fieldProps(form, name)} />;
}

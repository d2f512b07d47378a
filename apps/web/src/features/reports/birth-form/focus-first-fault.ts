import type { FormErrors } from '@mantine/form';
import { fieldOrder } from './birth-fields.ts';
import type { BirthForm } from './use-birth-form.ts';

/** Takes the keyboard to the first field that has a fault, in the order of the page. */
export function focusFirstFault(form: BirthForm, errors: FormErrors): void {
  const first = fieldOrder.find((path) => Boolean(errors[path]));
  // The field may be shown only with its fault, as what stands under 'more details'.
  if (first) requestAnimationFrame(() => form.getInputNode<HTMLElement, typeof first>(first)?.focus());
}

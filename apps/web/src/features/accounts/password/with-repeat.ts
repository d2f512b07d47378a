import type { FormErrors } from '@mantine/form';

/** The errors of a form and, where the contract's rule did not come to it for those, that the two passwords differ. */
export function withRepeat(
  errors: FormErrors,
  chosen: string,
  { confirmPassword }: { confirmPassword: string },
  differs: () => string,
): FormErrors {
  if (errors.confirmPassword || confirmPassword === '' || confirmPassword === chosen) return errors;
  return { ...errors, confirmPassword: differs() };
}

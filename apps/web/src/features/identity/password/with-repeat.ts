import type { FormErrors } from '@mantine/form';

interface Typed {
  /** The chosen password. */
  chosen: string;
  /** Its second typing. */
  confirmPassword: string;
}

/** The faults of a form and, where the contract's rule did not come to it for those, that the two passwords differ. */
export function withRepeat(faults: FormErrors, typed: Typed, differs: () => string): FormErrors {
  const { chosen, confirmPassword } = typed;
  if (faults.confirmPassword || confirmPassword === '' || confirmPassword === chosen) return faults;
  return { ...faults, confirmPassword: differs() };
}

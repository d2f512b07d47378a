import type { FormErrors } from '@mantine/form';

/** What is wrong with one field of a form. */
export interface Fault<Path extends string = string> {
  path: Path;
  message: string;
}

/** The faults of a form in the order of the page. */
export function listFaults<Path extends string>(errors: FormErrors, order: readonly Path[]): Fault<Path>[] {
  return order.flatMap((path) => {
    const message = errors[path];
    return typeof message === 'string' ? [{ path, message }] : [];
  });
}

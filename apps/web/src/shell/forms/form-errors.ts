import type { FormErrors } from '@mantine/form';
import type { FieldError } from '@udaya/core/failure';

/** The name of a field of a form, or of what lies in it: `place.place_id`. */
export type FieldPath<Fields> = Extract<keyof Fields, string> | `${Extract<keyof Fields, string>}.${string}`;

/** The errors of a form in the order of the page. */
export function listErrors<Path extends string>(
  errors: FormErrors,
  order: readonly Path[],
): { path: Path; message: string }[] {
  return order.flatMap((path) => {
    const message = errors[path];
    return typeof message === 'string' ? [{ path, message }] : [];
  });
}

/** The errors of the named fields alone. */
export function errorsOf(errors: FormErrors, paths: readonly string[]): FormErrors {
  return Object.fromEntries(
    paths.filter((path) => Boolean(errors[path])).map((path) => [path, errors[path]]),
  );
}

/** What the server found wrong, by the fields that show it; what no field shows is left out. */
export function errorsByField(
  found: readonly FieldError[],
  fieldOf: (path: string) => string | undefined,
): FormErrors {
  const shown = found.flatMap(({ path, message }) => {
    const field = fieldOf(path);
    return field ? [[field, message] as const] : [];
  });
  // Of several errors of a field the first one counts, as in the page's own check.
  return Object.fromEntries(shown.toReversed());
}

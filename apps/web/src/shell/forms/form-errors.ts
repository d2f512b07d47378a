import type { FormErrors } from '@mantine/form';
import type { FieldError } from '@udaya/core/failure';

/** The name of a field of a form, or of what lies in it: `place.place_id`. */
export type FieldPath<Fields> = Extract<keyof Fields, string> | `${Extract<keyof Fields, string>}.${string}`;

/** The paths that have an error, of a field and of what lies in it; those of a list's rows in the order of the rows. */
export function pathsWithin(errors: FormErrors, field: string): string[] {
  const rowOf = (path: string) => Number(path.slice(field.length + 1).split('.')[0]) || 0;
  return Object.keys(errors)
    .filter((path) => Boolean(errors[path]) && (path === field || path.startsWith(`${field}.`)))
    .toSorted((one, other) => rowOf(one) - rowOf(other));
}

/** The errors of a form in the order of the page. */
export function listErrors<Path extends string>(
  errors: FormErrors,
  order: readonly Path[],
): { path: Path; message: string }[] {
  return order
    .flatMap((field) => pathsWithin(errors, field) as Path[])
    .flatMap((path) => {
      const message = errors[path];
      return typeof message === 'string' ? [{ path, message }] : [];
    });
}

/** The errors of the named fields alone. */
export function errorsOf(errors: FormErrors, fields: readonly string[]): FormErrors {
  const paths = fields.flatMap((field) => pathsWithin(errors, field));
  return Object.fromEntries(paths.map((path) => [path, errors[path]]));
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

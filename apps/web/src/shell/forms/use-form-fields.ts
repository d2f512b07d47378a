import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { errorText } from '../../api/error-text.ts';
import { focusField } from '../../ui/focus-field.ts';
import { errorsByField, type FieldPath, pathsWithin } from './form-errors.ts';
import { useBlurChecks } from './use-blur-checks.ts';

export interface FormFieldsOptions<Fields> {
  /** The form before anybody typed; its keys are the fields in the order of the page, unless `order` says otherwise. */
  initialValues: Fields;
  order?: readonly FieldPath<Fields>[];
  /** Keeps two forms of one page apart. */
  name?: string;
  /** The rules, where they are more than the schema's on the fields as they are. */
  rules?: (fields: Fields, bySchema: (values: object) => FormErrors) => FormErrors;
  /** Looks at each field a moment after it was left, too, not only when the form is sent; one that was left empty is no error yet. */
  checkOnBlur?: boolean;
  /** Where what is typed outlives a reload. */
  draft?: FieldsDraft<Fields>;
  onChange?: (fields: Fields, before: Fields) => void;
  /** The field that shows an error of the server, where the server calls it otherwise. */
  fieldOf?: (path: string) => FieldPath<Fields> | undefined;
}

interface FieldsDraft<Fields> {
  read: () => Partial<Fields> | undefined;
  save: (fields: Fields) => void;
  drop: () => void;
}

/** The fields of a form with their rules, before it is said what becomes of them. */
export interface FormFields<Fields> {
  form: UseFormReturnType<Fields>;
  order: readonly FieldPath<Fields>[];
  /** What is wrong with the fields as they are, without showing it. */
  check: (fields: Fields) => FormErrors;
  /** Drops the checks of fields that were just left: the whole form was checked meanwhile, or is empty again. */
  cancelChecks: () => void;
  /** What the server refuses, by the fields that show it. */
  errorsFrom: (error: unknown) => FormErrors;
  firstOf: (errors: FormErrors) => FieldPath<Fields> | undefined;
  focusFirst: (errors: FormErrors) => void;
  dropDraft: () => void;
}

/** The fields of a form, checked by `schema`; what is typed is kept where there is a draft. */
export function useFormFields<Fields extends object>(
  schema: z.ZodMiniType,
  options: FormFieldsOptions<Fields>,
): FormFields<Fields> {
  // The library's form is another object at each render: nothing that is made of it could be kept, and the login carries this.
  'use no memo';
  const { name, rules, draft, onChange, checkOnBlur = false } = options;
  const order = options.order ?? (Object.keys(options.initialValues) as FieldPath<Fields>[]);
  const bySchema = schemaResolver(schema, { sync: true });
  const check = (fields: Fields) => rules?.(fields, bySchema) ?? bySchema(fields);
  const [initialValues] = useState(() => ({ ...options.initialValues, ...draft?.read() }));
  const blurChecks = useBlurChecks();

  const form: UseFormReturnType<Fields> = useForm<Fields>({
    ...(name === undefined ? {} : { name }),
    initialValues,
    validate: check,
    onValuesChange: (fields, before) => {
      draft?.save(fields);
      onChange?.(fields, before);
    },
    ...(checkOnBlur
      ? {
          enhanceGetInputProps: ({ inputProps, field, form: checked }) => ({
            onBlur: () => {
              if (!isEmpty(checked.getInputNode(field), inputProps.value))
                blurChecks.begin(field, () => void checked.validateField(field));
            },
          }),
        }
      : {}),
  });

  const fieldOf = options.fieldOf ?? ((path: string) => order.find((field) => field === path));
  const firstOf = (errors: FormErrors) =>
    order.flatMap((field) => pathsWithin(errors, field) as FieldPath<Fields>[])[0];
  return {
    form,
    order,
    check,
    cancelChecks: blurChecks.cancel,
    errorsFrom: (error) => errorsByField(errorText(error).fields, fieldOf),
    firstOf,
    focusFirst: (errors) => {
      const first = firstOf(errors);
      if (first === undefined) return;
      const focus = () => focusField(form.getInputNode<HTMLElement, typeof first>(first));
      focus();
      // The field may be shown only with its error, as what stands under 'more details'.
      requestAnimationFrame(focus);
    },
    dropDraft: () => draft?.drop(),
  };
}

/** Whether nothing was entered in a field. What its input shows counts: of a text that was typed nothing may be chosen yet. */
function isEmpty(input: HTMLElement | null, value: unknown): boolean {
  const isText = input instanceof HTMLInputElement && input.type !== 'radio' && input.type !== 'checkbox';
  const entered = isText ? input.value : value;
  return typeof entered === 'string' ? entered.trim() === '' : !entered;
}

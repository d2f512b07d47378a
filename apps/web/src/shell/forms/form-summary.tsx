import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { SentForm } from './use-form-sending.ts';

/** The errors of a long form, above its fields; with the option `summary` it takes the focus. */
export function FormSummary<Fields, Data>({ form }: { form: SentForm<Fields, Data> }) {
  if (form.attempt === 0) return null;
  return (
    <ErrorSummary
      errors={form.errors}
      nodeOf={(path) => form.form.getInputNode(path)}
      attempt={form.attempt}
    />
  );
}

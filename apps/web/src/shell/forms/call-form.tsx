import type { ReactNode } from 'react';
import type { SentForm } from './use-form-sending.ts';

interface Props<Fields, Data> {
  form: SentForm<Fields, Data>;
  /** What the form is for, where no heading says it. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The form element of a form that is sent. */
export function CallForm<Fields, Data>({ form, label, className, children }: Props<Fields, Data>) {
  return (
    <form className={className} onSubmit={form.submit} noValidate aria-label={label}>
      {children}
    </form>
  );
}

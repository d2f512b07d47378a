import type { ReactNode } from 'react';

/** What a text field takes from its form. */
export interface FieldOf {
  value?: string;
  error?: ReactNode;
  onChange: (change: unknown) => void;
  onBlur?: () => void;
  onFocus?: () => void;
}

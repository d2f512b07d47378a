import type { FocusEvent } from 'react';

/** Whether the focus goes from an input to somewhere outside the group of inputs that it belongs to. */
export function leavesGroup({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.closest('fieldset')?.contains(relatedTarget);
}

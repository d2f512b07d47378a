/** Focuses a field, and opens the fold that it may stand in: what is folded away takes no focus. */
export function focusField(field: HTMLElement | null | undefined): void {
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

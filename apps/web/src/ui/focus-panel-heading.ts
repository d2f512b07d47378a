/** Where the pressed button goes away: the keyboard goes on at the heading of the panel that `inside` stands in. */
export function focusPanelHeading(inside: HTMLElement | null): void {
  inside?.closest('section')?.querySelector('h2')?.focus();
}

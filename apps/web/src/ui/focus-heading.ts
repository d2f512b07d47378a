/** Puts the focus on the heading of the page, or on the page where it has none: keyboard and screen reader start there. */
export function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/** Where the pressed button goes away: the keyboard goes on at the heading of the panel that `inside` stands in. */
export function focusPanelHeading(inside: HTMLElement | null): void {
  inside?.closest('section')?.querySelector('h2')?.focus();
}

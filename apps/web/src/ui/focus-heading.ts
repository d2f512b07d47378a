/** Puts the focus on the heading of the page, or on the page where it has none: keyboard and screen reader start there. */
export function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

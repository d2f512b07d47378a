const most = 10;

/** The page numbers to show, at most ten, with the current one as near the middle as the ends allow. */
export function pageWindow(current: number, pages: number): number[] {
  const shown = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(most / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

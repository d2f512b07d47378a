/** First millisecond after `before`, at most `after`, at which `isPast` holds; it must turn true once. */
export function firstMs(before: number, after: number, isPast: (utcMs: number) => boolean): number {
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPast(middle)) high = middle;
    else low = middle;
  }
  return high;
}

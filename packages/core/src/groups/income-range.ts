/** Where the ranges of a family's monthly income begin, in rupees. */
const begins = [0, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000] as const;

/** The range that a monthly income lies in: `from` at least and less than `below`, which the highest does not have. Undefined for no digits. */
export function incomeRange(digits: string): { from: number; below: number | null } | undefined {
  if (!/^\d+$/.test(digits)) return undefined;
  const income = Number(digits);
  const next = begins.findIndex((begin) => begin > income);
  return next === -1
    ? { from: begins[begins.length - 1] ?? 0, below: null }
    : { from: begins[next - 1] ?? 0, below: begins[next] ?? null };
}

import type { PublicDraw } from '../blind-test/rounds.ts';

/** The columns of the file, named for programs in every language alike. */
const columns: Record<string, (draw: PublicDraw) => string | number> = {
  draw: ({ number }) => number,
  month: ({ month }) => month,
  age_group: ({ band }) => band,
  other_birth_utc: ({ otherBirth }) => otherBirth,
  area: ({ area }) => area ?? '',
  own_side: ({ ownSide }) => ownSide,
  choice: ({ choice }) => choice ?? '',
  standing: ({ standing }) => standing,
};

/** The draws of a round as a CSV file: no cell has a comma or a quotation mark. */
export function drawsCsv(draws: readonly PublicDraw[]): string {
  const lines = draws.map((draw) =>
    Object.values(columns)
      .map((cell) => cell(draw))
      .join(','),
  );
  return [Object.keys(columns).join(','), ...lines, ''].join('\r\n');
}

import type { Evaluation } from './evaluate.ts';
import { breachOf, thresholds } from './thresholds.ts';

const shares =
  /^(sentences (?:supported|taken|true)|rejected|places|reports worded|age|length|first|classmates: (?:sentences|three)|siblings|twins)/;

/** A figure in words: shares in per cent, counts whole, the rest with two places. */
function printFigure(name: string, value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (shares.test(name)) return `${(value * 100).toFixed(1)} %`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** Whose answers are measured: a model that a provider was asked for, or a person whose answers were taken. */
function writerOf(worded: Evaluation['worded']): string {
  const asked = worded.filter(({ how }) => how === 'asked').length;
  if (asked === worded.length) return 'the model';
  return asked === 0 ? 'a person' : 'model and person';
}

/** The table of an evaluation: each figure, the writer's beside the composer's, and its bound. */
export function printFigures({ model, composer, worded, asked }: Evaluation): string {
  const writers = [...new Set(worded.map(({ model: name }) => name))].join(', ') || 'nobody yet';
  const row = (cells: readonly string[]) =>
    `${(cells[0] ?? '').padEnd(46)}${cells
      .slice(1)
      .map((cell) => cell.padStart(14))
      .join('')}`;
  const names = [...model.keys()].filter((name) => !name.startsWith('rejected') || model.get(name) !== 0);
  return [
    `${worded.length} of ${asked.length} births, worded by ${writers}`,
    row(['', writerOf(worded), 'the composer', 'bound', '']),
    ...names.map((name) => {
      const value = model.get(name) ?? Number.NaN;
      const { least, most } = thresholds[name] ?? {};
      const bound =
        least === undefined
          ? most === undefined
            ? ''
            : `≤ ${printFigure(name, most)}`
          : `≥ ${printFigure(name, least)}`;
      const said = breachOf(name, value) ? 'FAILS' : '';
      return row([name, printFigure(name, value), printFigure(name, composer.get(name)), bound, said]);
    }),
  ].join('\n');
}

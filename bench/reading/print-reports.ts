import { fillName } from '../../packages/core/src/reports/fill-name.ts';
import type { MadeUpBirth } from './births.ts';
import type { Reading } from './reading-of.ts';

const names = ['Kavin', 'Meera', 'Arjun', 'கயல்விழி', 'Zoya', 'Ishaan', 'Anbu', 'Tara', 'Joel', 'Diya'];

/** A whole report as plain text, in the order of the page. */
export function printReport(birth: MadeUpBirth, reading: Reading, index: number): string {
  const name = names[index % names.length] ?? 'Kavin';
  const { opening, closing, parts, around } = reading;
  const named = (wanted: RegExp) => around.filter(({ name: kind }) => wanted.test(kind));
  const lines = (wanted: RegExp) => named(wanted).map(({ name: kind, text }) => `${kind}: ${text}`);
  const text = [
    `=== A reading for ${name} · ${birth.reportType}, born ${birth.dateOfBirth}, time ${birth.timeAccuracy} ===`,
    'AT A GLANCE',
    ...lines(/^(Strength|To watch|What helps)$/),
    opening,
    ...parts.flatMap(({ planet, heading, text: said, minute }) => [
      `## ${heading}`,
      said,
      ...(minute ? [`(hangs on the minute) ${minute}`] : []),
      ...around.filter(({ after }) => after === planet).map((bridge) => `[${bridge.name}] ${bridge.text}`),
    ]),
    ...lines(/^Lunar mansion$/),
    'PLAN',
    ...lines(/^This (week|month)$/),
    closing,
  ].join('\n\n');
  return fillName(text, name, 'Others');
}

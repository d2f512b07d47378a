import { expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { makeFacts } from '../../testing/made-up-facts.ts';
import type { ReportContent } from './report-content.ts';
import { checkSeal, sealContent } from './seal-manifest.ts';

const sha256Of = (text: string) => `hash of ${text}`;
const whole = compose(makeFacts());
const changed = (change: (content: ReportContent) => void) => {
  const content = structuredClone(whole);
  change(content);
  return checkSeal(content, sha256Of);
};

it('holds for what was written, however a database orders its keys', () => {
  expect(checkSeal(whole, sha256Of)).toEqual({ places: [], whole: false });
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, held]) => [key, reversed(held)]),
    );
  };
  expect(checkSeal(reversed(whole) as ReportContent, sha256Of)).toEqual({ places: [], whole: false });
});

it('names the text of which a letter changed, and sees that one came or went', () => {
  const part = changed(({ statements: [first] }) => {
    if (first) first.description = first.description.replace('this', 'thus');
  });
  expect(part).toEqual({ places: [`part.${whole.statements[0]?.planet}`], whole: true });
  const gone = changed(({ frame }) => frame?.plan.month.pop());
  expect(gone).toEqual({ places: ['plan.month.2'], whole: true });
  const closing = changed((content) => {
    content.closing += ' ';
  });
  expect(closing).toEqual({ places: ['closing'], whole: true });
});

it('sees a change that is in no text', () => {
  const moved = changed(({ chart }) => {
    chart.pada = chart.pada === 1 ? 2 : 1;
  });
  expect(moved).toEqual({ places: [], whole: true });
});

it('is made again for a report that was changed on purpose, and absent from older ones', () => {
  const { seal, ...manifest } = whole.manifest;
  expect(seal?.texts.map(({ place }) => place)).toContain('glance.strength.1');
  const older = { ...whole, manifest };
  expect(checkSeal(older, sha256Of)).toBeUndefined();
  expect(sealContent(older, sha256Of)).toEqual(whole);
  const worded = sealContent({ ...whole, opening: 'Another one.' }, sha256Of);
  expect(checkSeal(worded, sha256Of)).toEqual({ places: [], whole: false });
  expect(worded.manifest.seal?.whole).not.toBe(seal?.whole);
});

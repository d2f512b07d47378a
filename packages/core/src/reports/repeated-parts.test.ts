import { expect, it } from 'vitest';
import { fullTexts } from '../../testing/full-texts.ts';
import { makeFacts } from '../../testing/made-up-facts.ts';
import { composeReport } from './compose-report.ts';
import { repeatedParts } from './repeated-parts.ts';

const texts = fullTexts();
const compose = (signs = {}) => composeReport(makeFacts({}, signs), texts, (text) => text);
const own = compose();

it('tells which parts stand word for word in the report that has most of them', () => {
  const near = { id: 'near', content: compose({ Sun: 2 }) };
  const far = { id: 'far', content: compose({ Ascendant: 7 }) };
  const found = repeatedParts(own, [far, near]);
  expect(found?.of.id).toBe('near');
  expect(found?.planets).toHaveLength(9);
  expect(found?.planets).not.toContain('Sun');
});

it('counts a part only where all of it is the same: another house is another part', () => {
  expect(repeatedParts(own, [{ content: compose({ Ascendant: 7 }) }])).toBeUndefined();
});

it('takes the first of those that have as many', () => {
  const twins = ['one', 'other'].map((id) => ({ id, content: compose() }));
  expect(repeatedParts(own, twins)).toMatchObject({ of: { id: 'one' }, planets: { length: 10 } });
});

it('finds nothing where there is no earlier report', () => expect(repeatedParts(own, [])).toBeUndefined());

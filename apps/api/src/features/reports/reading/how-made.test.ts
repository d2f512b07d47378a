import type { Area } from '@udaya/core/knowledge/areas';
import type { ReportRecord } from '@udaya/core/reports/present-report';
import type { ReportContent, Writer } from '@udaya/core/reports/report-content';
import { describe, expect, it } from 'vitest';
import { content, presented, sourced, templated } from '../../../../testing/rendered-report.ts';
import { toDocument } from './to-document.ts';
import { toWire } from './to-wire.ts';

const wire = (report: ReturnType<typeof presented>) => toWire(report, 'https://udaya.example');
const names = { productName: 'Udaya', supportEmail: 'help@udaya.example' };

describe('how a report was made', () => {
  const paragraphsOf = (said: ReportContent, change: Partial<ReportRecord> = {}) =>
    wire(presented(change, said)).howMade?.paragraphs ?? [];
  const cites = [{ kind: 'text', key: 'strength.risk.plus', ageBand: '', version: 7 }] as const;
  const sentence = (text: string, fallback?: true) => ({
    text,
    cites: [...cites],
    ...(fallback ? { fallback } : {}),
  });
  const { frame } = templated;
  if (!frame) throw new Error('the content has a template');
  const worded: ReportContent = {
    ...templated,
    frame: {
      ...frame,
      ageBand: '6-9',
      opening: [{ ...sourced('opening.moon.2', 'A. B.'), sentences: [sentence('A.'), sentence('B.', true)] }],
      bridges: frame.bridges.map((bridge) => ({ ...bridge, sentences: [sentence(bridge.text)] })),
    },
    manifest: {
      ...templated.manifest,
      writer: {
        kind: 'model',
        version: '2',
        mode: 'frame',
        provider: 'Example AI',
        model: 'wordsmith-1',
        promptVersion: '3',
        checksVersion: '4',
        requestHash: 'ab'.repeat(32),
      },
    },
  };

  it('says plainly that no model was used', () => {
    expect(paragraphsOf(templated)).toContain('No language model was used to prepare this report.');
    expect(wire(presented({}, templated)).provenance?.writer).toBe(
      'No language model was used to prepare this report.',
    );
  });

  it('names the model, what it worded, what it was told and how many sentences are not its own', () => {
    const paragraphs = paragraphsOf(worded);
    expect(paragraphs.slice(1, 4)).toEqual([
      'A language model, wordsmith-1 from Example AI, worded these parts from our texts: the opening and the texts between the parts. The other texts are our own, unchanged except for the name we add.',
      'The model was given traits, an age band and our texts for this birth chart. It was not given any sign of the zodiac, name, place, date or time.',
      'Each of its 3 sentences was checked against the text it is based on. In one place, the model’s sentence did not pass, so we used our own.',
    ]);
    expect(paragraphs.join(' ')).not.toContain('No language model');
    expect(paragraphs.join(' ')).not.toContain('nothing else in the texts is changed');
    const { provenance, howMade } = wire(presented({}, worded));
    expect(provenance?.writer).toBe(paragraphs[1]);
    expect(howMade?.rows).toEqual(
      expect.arrayContaining([
        { label: 'Language model', value: 'wordsmith-1 from Example AI' },
        { label: 'Its instructions', value: 'Version 3, checks version 4' },
      ]),
    );
    expect(paragraphsOf({ ...worded, frame: { ...frame, ageBand: null } })[2]).not.toContain('age band');
    const { writer } = worded.manifest;
    const byFirst = { ...worded.manifest, writer: { ...writer, promptVersion: 'frame/1' } as Writer };
    expect(paragraphsOf({ ...worded, manifest: byFirst })[2]).toContain('was given signs of the zodiac');
  });

  it('marks a text between parts that hangs on the minute with one of them, on the page and in the PDF', () => {
    const joining = (areas: Area[]) => ({
      ...templated,
      frame: { ...frame, bridges: frame.bridges.map((bridge) => ({ ...bridge, areas })) },
    });
    // The Moon's sign is open within the window, the Sun's is not.
    for (const [areas, isMarked] of [
      [['confidence', 'feelings'], true],
      [['confidence'], false],
    ] as const) {
      const report = presented({}, joining([...areas]));
      expect(Boolean(wire(report).frame?.bridges[0]?.note)).toBe(isMarked);
      expect(toDocument(report, names).sections.some(({ bridge }) => bridge?.note)).toBe(isMarked);
    }
  });

  it('says how many parts do not depend on the minute, and where to look it up', () => {
    const { steadyNote, howMade, provenance } = wire(presented());
    const [stable, total] = [provenance?.stableStatements, provenance?.statements];
    const count = `${stable} of ${total} parts do not depend on the exact minute`;
    expect(steadyNote).toContain(count);
    expect(steadyNote).toContain('birth certificate');
    expect(howMade?.paragraphs.join(' ')).toContain(count);
    expect(howMade?.paragraphs.join(' ')).toContain('We do not work out the minute of birth');
    expect(wire(presented({ timeAccuracy: 'exact' })).steadyNote).toBe('');
    expect(paragraphsOf(content, { timeAccuracy: 'exact' }).join(' ')).not.toMatch(
      /minute of birth|certificate/,
    );
  });
});

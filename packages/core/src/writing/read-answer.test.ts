import { describe, expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { fullTexts } from '../../testing/full-texts.ts';
import { makeFacts } from '../../testing/made-up-facts.ts';
import { randomFrom } from '../../testing/random.ts';
import { packFacts } from './pack-facts.ts';
import { readAnswer } from './read-answer.ts';
import { splitSentences } from './split-sentences.ts';

const facts = makeFacts({ ageBand: '6-9' });
const texts = fullTexts();
const pack = packFacts(compose(facts, texts), { facts, texts, reportType: 'Child', mode: 'full' });
const read = (prose: string, plan = '') => Object.fromEntries(readAnswer({ prose, plan }, pack));
const plan = (text: string) => read('', text);
const [one, two] = [
  { text: 'They count the steps.', ids: ['p3'] },
  { text: 'You are told the sum.', ids: ['p3', 't2'] },
];

describe('prose', () => {
  it('is read as it was asked for', () => {
    const answer =
      '## opening-1\nThey count the steps. [p3]\nYou are told the sum. [p3, t2]\n## glance-watch\nWaiting. [p9]\n';
    expect(read(answer)).toEqual({
      'opening-1': [one, two],
      'glance-watch': [{ text: 'Waiting.', ids: ['p9'] }],
    });
  });

  it.each([
    ['ids before the full stop', 'They count the steps [p3]. You are told the sum [p3, t2].'],
    ['other brackets', 'They count the steps. (p3) You are told the sum. 【p3; T2】'],
    ['marks within', 'They count the steps. [ids: p3] You are told the sum. [P3 and t2]'],
    ['brackets apart', 'They count the steps. [p3] You are told the sum. [p3] [t2]'],
    ['a list', '- They count the steps. [p3]\n2. You are told the sum. [p3, t2]'],
    ['emphasis', '**They count the steps.** [p3]\n__You are told__ the sum. [p3, t2]'],
    ['ids first', '[p3] They count the steps. [p3, t2] You are told the sum.'],
    ['ids on their own line', 'They count the steps.\n[p3]\nYou are told the sum.\n[p3, t2]'],
    ['a sentence over two lines', 'They count\nthe steps. [p3]\nYou are told the sum. [p3, t2]'],
    ['ids within a sentence', 'They count the steps. [p3]\nYou are told [p3] the sum. [t2]'],
    ['fences and empty lines', '```\n\nThey count the steps. [p3]\n\nYou are told the sum. [p3, t2]\n```'],
    [
      'signs that are not seen',
      'They\u00A0count the\u200B steps. [p3]\r\nYou are told\u0000 the sum. [p3, t2]',
    ],
  ])('is read with %s', (_, text) => {
    expect(read(`## opening-1\n${text}`)).toEqual({ 'opening-1': [one, two] });
  });

  it.each([
    '# Opening 1',
    '### opening-1:',
    '**opening-1**',
    'opening-1',
    '<slot id="opening-1">',
    '[opening-1]',
    '=== OPENING-1 ===',
    '## Place: opening-1',
  ])('knows the heading %j', (heading) => {
    expect(read(`${heading}\nThey count the steps. [p3]`)).toEqual({ 'opening-1': [one] });
  });

  it('knows a heading with its text behind it', () => {
    expect(read('opening-1: They count the steps. [p3]\n**Glance 2** – Waiting. [p9]')).toEqual({
      'opening-1': [one],
      'glance-2': [{ text: 'Waiting.', ids: ['p9'] }],
    });
  });

  it('leaves out what names no place, what comes before the first and a place that comes again', () => {
    const answer =
      'Here it is:\n\n## opening-1\nThey count the steps. [p3]\n## notes\nNothing. [p1]\n## opening-1\nAgain. [p1]';
    expect(read(`<think>opening-1: Hm. [p1]</think>${answer}`)).toEqual({ 'opening-1': [one] });
  });

  it('gives several sentences the ids that follow them, and none where none follow', () => {
    expect(read('## opening-1\nOne thing. Another thing. [p3]\n\nA last one')).toEqual({
      'opening-1': [
        { text: 'One thing.', ids: ['p3'] },
        { text: 'Another thing.', ids: ['p3'] },
        { text: 'A last one', ids: [] },
      ],
    });
  });

  it('is read in Tamil and Hindi', () => {
    expect(
      read('## opening-1\nवे सीढ़ियाँ गिनते हैं। [p3] फिर बताते हैं [p4]।\n## opening-2\nபடிகளை எண்ணுகிறார். [p5]'),
    ).toEqual({
      'opening-1': [
        { text: 'वे सीढ़ियाँ गिनते हैं।', ids: ['p3'] },
        { text: 'फिर बताते हैं।', ids: ['p4'] },
      ],
      'opening-2': [{ text: 'படிகளை எண்ணுகிறார்.', ids: ['p5'] }],
    });
  });
});

describe('sentences', () => {
  it.each([
    ['Dr. Rao asks. A. R. Rahman plays, e.g. at home. So do I. We listen.', 4],
    ['“Is it sore?” is a good question. “Yes.” Then listen… and wait.', 3],
    ['It has 2.5 parts. Stop! Why? Well.', 4],
    ['डॉ. राव आए। फिर गए। अब?', 3],
    ['திரு. ராவ் வந்தார். பின்னர் சென்றார்.', 2],
    ['No end', 1],
    ['', 0],
  ])('of %j are %i', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
    expect(splitSentences(text).join(' ')).toBe(text);
  });
});

describe('the plan', () => {
  const week = '"week": {"text": "Count the doors. Then rest.", "ids": ["p3", "t2"]}';
  const month = '"month": [{"text": "Lay the table.", "ids": ["p4"]}, {"text": "Sing.", "ids": ["p5"]}]';
  const ofWeek = [
    { text: 'Count the doors.', ids: ['p3', 't2'] },
    { text: 'Then rest.', ids: ['p3', 't2'] },
  ];
  const whole = {
    'plan-week': ofWeek,
    'plan-month-1': [{ text: 'Lay the table.', ids: ['p4'] }],
    'plan-month-2': [{ text: 'Sing.', ids: ['p5'] }],
  };

  it.each([
    ['bare', `{${week}, ${month}}`],
    ['in fences', `\`\`\`json\n{${week}, ${month}}\n\`\`\``],
    ['with words around it', `Sure {ok}! Here: {${week}, ${month}} I hope it helps.`],
  ])('is read %s', (_, text) => expect(plan(text)).toEqual(whole));

  it('is read as far as it comes where it is cut off', () => {
    expect(plan(`{${week}, "month": [{"text": "Lay the table.", "ids": ["p4"]}, {"text": "Si`)).toEqual({
      'plan-week': ofWeek,
      'plan-month-1': whole['plan-month-1'],
    });
    expect(plan('{"week": {"text": "Count')).toEqual({});
  });

  it('is read in near forms: ids as text or in the words, a task as text', () => {
    expect(plan('{"week": "Count the doors. [p3]", "month": {"text": "Sing.", "ids": "p4, p5"}}')).toEqual({
      'plan-week': [{ text: 'Count the doors.', ids: ['p3'] }],
      'plan-month-1': [{ text: 'Sing.', ids: ['p4', 'p5'] }],
    });
  });

  it.each([
    '[]',
    '{"week": 7, "month": null}',
    'null',
    '<html>',
    '{"week": {"text": {}}, "month": [[[]]]}',
    '',
  ])('is nothing where %j stands', (text) => expect(plan(text)).toEqual({}));
});

describe('nonsense', () => {
  const bits = [
    '## opening-1',
    '\n',
    'opening-1: ',
    'They count. ',
    '[p3]',
    '[p3, ',
    '(t2)',
    '】',
    '{',
    '"week":',
    '}',
    '[',
    ']',
    '"',
    '\\',
    '।',
    '. ',
    '</think>',
    '```',
    '\u0000',
    '\uD800',
    '\u202E',
    'क्',
    '**',
    '- ',
    '1. ',
    '💡',
    ' '.repeat(50),
    'a'.repeat(300),
    '<b>',
    '&',
    '##',
  ];

  it('never throws, keeps to well-formed plain texts, and to places and ids of the pack’s form', () => {
    const random = randomFrom(5);
    const some = () =>
      Array.from({ length: Math.floor(random() * 80) }, () => bits[Math.floor(random() * bits.length)]).join(
        '',
      );
    const slots = new Set(pack.slots.map(({ id }) => id));
    for (let round = 0; round < 4000; round++) {
      for (const [slot, sentences] of readAnswer({ prose: some(), plan: some() }, pack)) {
        expect(slots.has(slot)).toBe(true);
        for (const { text, ids } of sentences) {
          expect(text.isWellFormed() && !/[\p{Cc}\p{Cs}]/u.test(text) && text === text.trim()).toBe(true);
          expect(ids.every((id) => /^[pft]\d{1,4}$/.test(id))).toBe(true);
        }
      }
    }
  });

  it.each([
    '[',
    '[p1,',
    '{',
    '"',
    ' ',
    'a',
    '. ',
    '[p1]',
    '[p1] a',
    'A. [p2]\n',
    '\n',
    '।',
    '{"week":',
    '**',
    '## opening-1\n',
    '[[p1',
    '1. ',
    '—',
    '\\"',
  ])('of a megabyte of %j is read at once', (bit) => {
    const text = bit.repeat(Math.ceil(1_000_000 / bit.length));
    const begun = performance.now();
    const answer = readAnswer({ prose: `## opening-1\n${text}`, plan: `{"week": ${text}` }, pack);
    // Linear work takes some 20 ms; a pattern that is not takes minutes.
    expect(performance.now() - begun).toBeLessThan(2000);
    for (const sentences of answer.values()) expect(sentences.length).toBeLessThanOrEqual(16);
  });
});

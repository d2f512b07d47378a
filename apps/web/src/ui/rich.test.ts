import * as m from '@udaya/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { richNodes } from './rich.tsx';

const text = (value: string) => ({ type: 'text', value }) as const;
const part = (type: 'markup-start' | 'markup-end' | 'markup-standalone', name: string) =>
  ({ type, name, options: {}, attributes: {} }) as const;
const html = (...[parts, places]: Parameters<typeof richNodes>) =>
  renderToStaticMarkup(richNodes(parts, places));

it('shows each place of a sentence as what it stands for, also one within another', () => {
  const parts = [
    text('Read the '),
    part('markup-start', 'link'),
    text('whole '),
    part('markup-start', 'strong'),
    text('notice'),
    part('markup-end', 'strong'),
    part('markup-end', 'link'),
    text(' of '),
    part('markup-standalone', 'when'),
    text('.'),
  ];
  const places = {
    link: createElement('a', { href: '/notice' }),
    strong: createElement('strong'),
    when: createElement('time', {}, 'today'),
  };
  expect(html(parts, places)).toBe(
    'Read the <a href="/notice">whole <strong>notice</strong></a> of <time>today</time>.',
  );
});

it('loses no words of a place that it does not know', () => {
  expect(html([part('markup-start', 'new'), text('words'), part('markup-end', 'new')], {})).toBe('words');
});

it('tells one thing from several in the catalogue itself', () => {
  expect([0, 1, 2].map((total) => m.report_list_count({ total }))).toEqual([
    '0 reports',
    '1 report',
    '2 reports',
  ]);
  expect([
    m.correction_change_parts({ count: 1, parts: '3' }),
    m.correction_change_parts({ count: 2, parts: '3 and 5' }),
  ]).toEqual(['The text of part 3 has changed.', 'The texts of parts 3 and 5 have changed.']);
});

it('leaves a sentence whole where it is read without its places', () => {
  expect(m.report_limits_helpline()).toContain('call Tele-MANAS on 14416:');
});

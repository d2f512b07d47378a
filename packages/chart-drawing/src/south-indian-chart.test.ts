import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeChart } from './describe-chart.ts';
import type { DrawableChart, DrawablePoint } from './drawable-chart.ts';
import { SouthIndianChart, type SouthIndianChartProps } from './south-indian-chart.ts';

const at = (lonDeg: number, retrograde = false): DrawablePoint => ({
  lonDeg,
  sign: Math.floor(lonDeg / 30) + 1,
  retrograde,
});

const chart: DrawableChart = {
  points: {
    Sun: at(12 + 4 / 60),
    Moon: at(45.3),
    Mercury: at(10.2, true),
    Venus: at(359.999999),
    Mars: at(100),
    Jupiter: at(280.5, true),
    Saturn: at(301.1, true),
    Rahu: at(77.7, true),
    Ketu: at(257.7, true),
    Ascendant: at(135.37),
  },
};

function draw(props: Partial<SouthIndianChartProps> = {}): string {
  return renderToStaticMarkup(createElement(SouthIndianChart, { chart, size: 404, ...props }));
}

interface DrawnText {
  x: number;
  y: number;
  fontSize: number;
  content: string;
}

/** Every text of the drawing with its place, as it reads without its inner elements. */
function textsOf(svg: string): DrawnText[] {
  return [...svg.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].map(([, attributes = '', inner = '']) => {
    const number = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
    const content = inner.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
    return { x: number('x'), y: number('y'), fontSize: number('font-size'), content };
  });
}

/** Column and row, 0 to 3, of the text that reads `content`. */
function cellOf(svg: string, content: string): string {
  const found = textsOf(svg).find((text) => text.content === content);
  if (!found) throw new Error(`no text reads ${content}`);
  return `${Math.floor(found.x / 101)},${Math.floor(found.y / 101)}`;
}

describe('draws', () => {
  it('says of what the birth time leaves open no more than is known', () => {
    const open = {
      ...chart,
      others: { Moon: [3], Ascendant: [6] },
      turning: ['Mercury', 'Venus'],
      mansion: { nakshatra: 4, padas: [3, 4] },
    };
    const said = (drawn: DrawableChart) => textsOf(draw({ chart: drawn })).map(({ content }) => content);
    expect(said(open)).toEqual(
      expect.arrayContaining(['Lagna Simha or Kanya', 'Moon Vrishabha or Mithuna', 'Rohini 3 or 4']),
    );
    expect(said(open).filter((text) => text.endsWith('(R?)'))).toHaveLength(2);
    expect(said({ ...open, mansion: { nakshatra: 4, padas: [1, 2, 3, 4] } })).toContain('Rohini');
    expect(said({ ...open, mansion: null }).join()).not.toContain('Rohini');
    expect(said(chart)).toEqual(expect.arrayContaining(['Lagna Simha', 'Moon Vrishabha', 'Rohini 2']));
    expect(describeChart(open)).toContain("Moon in Vrishabha or Mithuna, 15°18'.");
    expect(describeChart(open)).toContain("Mercury in Mesha, 10°12', turning.");
  });

  it('keeps every sign in its fixed cell, Meena top left and on clockwise', () => {
    const svg = draw();
    const cells = {
      Meena: '0,0',
      Mesha: '1,0',
      Vrishabha: '2,0',
      Mithuna: '3,0',
      Karka: '3,1',
      Simha: '3,2',
      Kanya: '3,3',
      Tula: '2,3',
      Vrishchika: '1,3',
      Dhanu: '0,3',
      Makara: '0,2',
      Kumbha: '0,1',
    };
    expect(Object.fromEntries(Object.keys(cells).map((name) => [name, cellOf(svg, name)]))).toEqual(cells);
  });

  it('puts each point into its sign with degrees and floored minutes', () => {
    const svg = draw();
    expect(cellOf(svg, "Su 12°04'")).toBe('1,0');
    expect(cellOf(svg, "Ve 29°59'")).toBe('0,0');
    expect(cellOf(svg, "Ma 10°00'")).toBe('3,1');
    expect(cellOf(svg, "Asc 15°22'")).toBe('3,2');
  });

  it('marks what is retrograde and lists a sign by degree', () => {
    const texts = textsOf(draw()).map((text) => text.content);
    expect(texts).toContain("Ju 10°30' (R)");
    expect(texts.indexOf("Me 10°12' (R)")).toBeLessThan(texts.indexOf("Su 12°04'"));
  });

  it.each([
    ['Meena', 330],
    ['Mithuna', 60],
    ['Kanya', 150],
    ['Dhanu', 240],
  ])('keeps ten points within the cell of %s, one below the other', (sign, start) => {
    const names = Object.keys(chart.points);
    const crowded = {
      points: Object.fromEntries(names.map((name, i) => [name, at(start + 10 + i * 1.9, true)])),
    };
    const svg = draw({ chart: crowded });
    const label = textsOf(svg).find((text) => text.content === sign);
    const points = textsOf(svg).filter((text) => text.content.includes('°'));
    if (!label) throw new Error('no label');
    const left = label.x - (label.x % 100) + 2;
    const top = Math.floor(label.y / 100) * 100 + 2;

    expect(points).toHaveLength(10);
    for (const [index, point] of points.entries()) {
      const before = points[index - 1] ?? label;
      expect(point.y - point.fontSize).toBeGreaterThanOrEqual(before.y - 1);
      expect(point.y + 0.3 * point.fontSize).toBeLessThanOrEqual(top + 100);
      expect(point.x).toBeGreaterThanOrEqual(left);
      // No letter of these texts is wider than two thirds of the font's size.
      expect(point.x + point.content.length * point.fontSize * 0.66).toBeLessThanOrEqual(left + 100);
      expect(point.fontSize).toBeGreaterThan(6.5);
    }
  });

  it("marks the Ascendant's cell alone, and says in the centre what rises and where the Moon stands", () => {
    const svg = draw();
    const corner = /<path d="M(\d+) (\d+)L(\d+) (\d+)"/g;
    expect([...svg.matchAll(corner)].map((match) => match.slice(1).map(Number))).toEqual([
      [378, 202, 402, 226],
    ]);
    const texts = textsOf(svg).map((text) => text.content);
    expect(texts).toEqual(expect.arrayContaining(['Rasi', 'Lagna Simha', 'Moon Vrishabha', 'Rohini 2']));
  });

  it('does without an Ascendant', () => {
    const { Ascendant: _, ...sky } = chart.points;
    const svg = draw({ chart: { points: sky } });
    expect(svg).not.toMatch(/<path d="M\d+ \d+L/);
    expect(svg).toContain('Lagna not known');
    expect(svg).toContain('Ascendant not known.');
    expect(svg).not.toContain('Asc ');
  });

  it('reads the Moon on a boundary as in the next mansion, and the last minute of the circle as Revati', () => {
    expect(draw({ chart: { points: { Moon: at(40 / 3) } } })).toContain('Bharani 1');
    expect(draw({ chart: { points: { Moon: at(359.9999999999) } } })).toMatch(/Revati 4/);
  });
});

describe('is readable by everyone', () => {
  it('has a name and the whole chart in words', () => {
    const svg = draw();
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>South Indian birth chart<\/title><desc>/);
    expect(svg).toContain('Saturn in Kumbha, 1°06&#x27;, retrograde.');
    expect(svg.match(/<desc>(.*?)<\/desc>/)?.[1]?.match(/ in /g)).toHaveLength(10);
  });

  it('is opaque, in Latin letters, and of the size asked for', () => {
    const svg = draw({ size: 320 });
    expect(svg).toContain('<rect width="404" height="404" fill="#ffffff"></rect>');
    expect(svg).toMatch(/ width="320" height="320"/);
    expect(svg).not.toMatch(/(?!\p{Script=Latin})\p{L}/u);
  });
});

it('refuses a sign that does not exist', () => {
  expect(() =>
    draw({ chart: { points: { Ascendant: { sign: 13, lonDeg: 1, retrograde: false } } } }),
  ).toThrow(RangeError);
});

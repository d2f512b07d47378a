import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeChart } from './describe-chart.ts';
import { type DrawableChart, navamsaChart } from './drawable-chart.ts';
import { NorthIndianChart } from './north-indian-chart.ts';

const at = (lonDeg: number, retrograde = false) => ({
  lonDeg,
  sign: Math.floor(lonDeg / 30) + 1,
  retrograde,
});
const chart: DrawableChart = {
  points: {
    Ascendant: at(135.37),
    Sun: at(12),
    Moon: at(45.3),
    Mercury: at(10.2, true),
    Saturn: at(301.1),
  },
  mansion: { nakshatra: 4, padas: [2] },
};

const draw = (drawn: DrawableChart) =>
  renderToStaticMarkup(createElement(NorthIndianChart, { chart: drawn, size: 404 }));
/** The texts of each house, its sign first, from the first house on. */
const housesOf = (svg: string) =>
  [...svg.matchAll(/<g text-anchor="\w+">(.*?)<\/g>/g)].map(([, inner = '']) =>
    [...inner.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"),
    ),
  );

describe('the North-Indian chart', () => {
  it('begins with the rising sign and counts on', () => {
    const houses = housesOf(draw(chart));
    expect(houses.map(([sign]) => sign)).toEqual([
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '1',
      '2',
      '3',
      '4',
    ]);
    expect([houses[0], houses[8], houses[6]]).toEqual([
      ['5', "Asc 15°22'"],
      ['1', "Me 10°12' (R)", "Su 12°00'"],
      ['11', "Sa 1°06'"],
    ]);
  });

  it('begins with the Moon where no sign is known to rise', () => {
    const { Ascendant: _none, ...points } = chart.points;
    expect(housesOf(draw({ points }))[0]).toEqual(['2', "Mo 15°18'"]);
  });

  it('keeps ten points of one house within it', () => {
    const names = [
      'Ascendant',
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
    ];
    const points = Object.fromEntries(names.map((name, index) => [name, at(120 + index)]));
    const heights = [...draw({ points }).matchAll(/<text x="200" y="([\d.]+)"/g)].flatMap(([, y]) =>
      Number(y) < 215 ? [Number(y)] : [],
    );
    expect(Math.min(...heights)).toBeGreaterThan(30);
    expect(Math.max(...heights)).toBeLessThan(195);
  });
});

describe('the navamsa of a chart', () => {
  it('has signs without degrees', () => {
    const navamsa = navamsaChart(chart, true);
    expect(housesOf(draw(navamsa))[0]).toEqual(['5', 'Asc']);
    expect(describeChart(navamsa)).toContain('Sun in Karka.');
  });

  it('leaves out what the time of birth leaves open', () => {
    const open = { ...chart, mansion: { nakshatra: 4, padas: [2, 3] }, others: { Sun: [2] } };
    expect(Object.keys(navamsaChart(open, false).points)).toEqual(['Mercury', 'Saturn']);
    expect(describeChart(navamsaChart(open, false))).toContain('Moon not known.');
  });
});

import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { expect, it } from 'vitest';
import { chartPngSize, renderChartPng } from './render-chart-png.ts';

const chartWithSun = (lonDeg: number): DrawableChart => ({
  points: { Sun: { lonDeg, sign: 1, retrograde: false }, Moon: { lonDeg: 45, sign: 2, retrograde: false } },
});

it('draws a PNG of the promised size', () => {
  const png = renderChartPng(chartWithSun(12));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([chartPngSize, chartPngSize]);
});

it('really sets the text: a minute of arc more gives another picture, the same chart the same', () => {
  const png = renderChartPng(chartWithSun(12));
  expect(renderChartPng(chartWithSun(12 + 1 / 60)).equals(png)).toBe(false);
  expect(renderChartPng(chartWithSun(12)).equals(png)).toBe(true);
});

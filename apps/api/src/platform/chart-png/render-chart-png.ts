import { Resvg } from '@resvg/resvg-js';
import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { SouthIndianChart } from '@udaya/chart-drawing/south-indian-chart';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chartFontFiles } from '../typesetting/bundled-fonts.ts';

/** Width and height of a chart's PNG in pixels: twice the size at which the page shows it. */
export const chartPngSize = 800;

/**
 * A chart as an opaque PNG, drawn by the same component as on the page. Blocks for some 20 to 30 ms: servers go through
 * the typesetter's `drawChart`, which does it in another process.
 */
export function renderChartPng(chart: DrawableChart): Buffer {
  const svg = renderToStaticMarkup(createElement(SouthIndianChart, { chart, size: chartPngSize }));
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [...chartFontFiles], defaultFontFamily: 'Noto Sans' },
  });
  return image.render().asPng();
}

import { SouthIndianChart } from '@udaya/chart-drawing/south-indian-chart';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Html } from '../../platform/html/html.ts';
import { castSample } from '../reports/sample/read-sample.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

/** The chart behind the sample of a child, as the engine casts it; its style sheet gives it the colours of the page. */
export function drawSampleChart({ ephemeris }: Pick<PublicPageDeps, 'ephemeris'>): Html {
  const chart = castSample(ephemeris, 'child');
  return new Html(renderToStaticMarkup(createElement(SouthIndianChart, { chart, size: 404 })));
}

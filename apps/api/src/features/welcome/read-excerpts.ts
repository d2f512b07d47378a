import { ReportItem, type SampleType } from '@udaya/contract/reports';
import type { Area } from '@udaya/core/knowledge/areas';
import type { Locale } from '@udaya/core/locale';
import { readSample, sampleAge } from '../reports/sample/read-sample.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

/** A part of a sample as it stands there: its heading and its first paragraphs, and how old the invented person is. */
export interface Excerpt {
  type: SampleType;
  lang: Locale;
  heading: string;
  paragraphs: string[];
  age: number;
}

/** Which parts strangers see, and how many paragraphs of each. */
const shown: readonly { type: SampleType; area: Area; paragraphs: number }[] = [
  { type: 'child', area: 'learning', paragraphs: 2 },
  { type: 'student', area: 'friends', paragraphs: 1 },
  { type: 'adult', area: 'feelings', paragraphs: 1 },
];

/** What strangers see of the samples: from the very texts of each, never written for this page. */
export function readExcerpts(deps: PublicPageDeps): Promise<Excerpt[]> {
  return Promise.all(
    shown.map(async ({ type, area, paragraphs }) => {
      const { reportJson, areas, lang } = await readSample(deps, { type });
      const texts = itemsOf(reportJson);
      // A knowledge base of somebody's own need not have every area.
      const place = Math.max(
        0,
        areas.findIndex((one) => one.area === area),
      );
      return {
        type,
        lang,
        heading: areas[place]?.heading ?? '',
        paragraphs: paragraphsOf(texts[place]?.description ?? '').slice(0, paragraphs),
        age: sampleAge(type),
      };
    }),
  );
}

/** The items of a report's JSON. */
export function itemsOf(reportJson: string): ReportItem[] {
  const items: unknown = JSON.parse(reportJson);
  return Array.isArray(items) ? items.map((item) => ReportItem.parse(item)) : [];
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

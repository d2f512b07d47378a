import type { PresentedReport } from './present-report.ts';

/** A place of a report, by what stands there. `heading` is the reader's of a part; `number` counts where there are several, from 1. */
export interface Place {
  kind:
    | 'opening'
    | 'strength'
    | 'watch'
    | 'helps'
    | 'part'
    | 'minute'
    | 'bridge'
    | 'week'
    | 'month'
    | 'mansion'
    | 'closing';
  heading: string;
  number: number;
}

/** A place in which two versions say different things; empty where one has nothing there. */
export interface PlaceChange extends Place {
  before: string;
  after: string;
}

/** What differs between two presented versions of the same birth, in the order of the report. */
export function comparePresented(before: PresentedReport, after: PresentedReport): PlaceChange[] {
  const [then, now] = [placesOf(before), placesOf(after)];
  const keys = [...new Set([...now.keys(), ...then.keys()])];
  return keys.flatMap((key) => {
    const place = now.get(key) ?? then.get(key);
    const [was, is] = [then.get(key)?.text ?? '', now.get(key)?.text ?? ''];
    if (!place || was === is) return [];
    const { kind, heading, number } = place;
    return [{ kind, heading, number, before: was, after: is }];
  });
}

function placesOf({ opening, closing, statements, frame }: PresentedReport) {
  const places: (Place & { text: string })[] = [];
  const put = (kind: Place['kind'], texts: readonly string[], headings: readonly string[] = []) => {
    for (const [index, text] of texts.entries())
      if (text) places.push({ kind, text, heading: headings[index] ?? '', number: index + 1 });
  };
  const headings = statements.map(({ heading }) => heading);
  put('opening', [opening]);
  put('strength', frame?.glance.strengths ?? []);
  put('watch', [frame?.glance.watch ?? '']);
  put('helps', [frame?.glance.helps ?? '']);
  const parts = statements.map(({ description }) => description);
  put('part', parts, headings);
  put(
    'minute',
    statements.map(({ minute }) => minute),
    headings,
  );
  put('bridge', frame?.bridges.map(({ text }) => text) ?? []);
  put('mansion', [frame?.mansion ?? '']);
  put('week', [frame?.plan.week ?? '']);
  put('month', frame?.plan.month ?? []);
  put('closing', [closing]);
  return new Map(places.map((place) => [`${place.kind} ${place.number}`, place]));
}

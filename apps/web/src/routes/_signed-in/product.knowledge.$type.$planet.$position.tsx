import { createFileRoute } from '@tanstack/react-router';
import { planets, positions } from '@udaya/core/knowledge/passage';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { EntryPage } from '../../features/knowledge/entry-page.tsx';
import type { Pair } from '../../features/knowledge/knowledge-queries.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

/** The pair that an address names, if there is such a one. */
function pairOf({ type, planet, position }: { type: string; planet: string; position: string }) {
  const found = {
    reportType: reportTypes.find((one) => one === type),
    planet: planets.find((one) => one === planet),
    position: positions.find((one) => String(one) === position),
  };
  return found.reportType && found.planet && found.position ? (found as Pair) : undefined;
}

export const Route = createFileRoute('/_signed-in/product/knowledge/$type/$planet/$position')({
  staticData: { title: m.knowledge_title, roles: ['productAdmin'] },
  loader: ({ params }) => {
    const pair = pairOf(params);
    if (!pair) return;
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/knowledge/knowledge-queries.ts')).entryQuery(pair),
    );
  },
  component: () => {
    const pair = pairOf(Route.useParams());
    if (!pair) return <NotFoundPage />;
    return <EntryPage key={`${pair.reportType} ${pair.planet} ${pair.position}`} pair={pair} />;
  },
});

import { planets } from '../packages/astro/src/planets.ts';
import { readSign } from '../packages/astro/src/signs.ts';
import { templateKindOf } from '../packages/core/src/knowledge/text-keys.ts';
import { isSettled, type ReportFacts } from '../packages/core/src/reports/report-facts.ts';
import type { ModelRequest } from '../packages/core/src/writing/answer.ts';
import { describePassage, type WriterRequests } from '../packages/core/src/writing/build-requests.ts';
import type { FactsPack } from '../packages/core/src/writing/facts-pack.ts';

/** The requests as they were with the prompts of number 1, which told a model the signs, and the page of the lunar mansion. */
export function asAskedFirst(
  { prose, plan }: WriterRequests,
  pack: FactsPack,
  facts: ReportFacts,
): WriterRequests {
  const ofFeelings = pack.slots.some(({ kind, areas }) => kind === 'plan' && areas.includes('feelings'));
  return {
    prose: describeSigns(describeMansion(prose, pack), facts),
    plan: plan && ofFeelings ? describeMansion(plan, pack) : plan,
  };
}

/** Tells the sign of each point that keeps it over the window of the birth time. */
function describeSigns(request: ModelRequest, facts: ReportFacts): ModelRequest {
  const told = planets
    .filter((planet) => isSettled(facts, planet))
    .map((planet, at) => `f${at + 1} ${planet} in ${readSign(facts.points[planet]?.sign ?? 1).sanskrit}`);
  const signs = ['<signs>', ...told, '</signs>'].join('\n');
  return { ...request, prompt: request.prompt.replace('<traits>', `${signs}\n\n<traits>`) };
}

/** Shows the page of the lunar mansion where it stood, before the next passage that is shown. */
function describeMansion(request: ModelRequest, { passages }: FactsPack): ModelRequest {
  const at = passages.findIndex(({ row }) => templateKindOf(row.key) === 'nakshatra');
  const mansion = passages[at];
  const marks = passages.slice(at + 1).map(({ id }) => `<passage id="${id}"`);
  const next = marks.find((mark) => request.prompt.includes(mark));
  if (!mansion || !next) return request;
  return { ...request, prompt: request.prompt.replace(next, `${describePassage(mansion)}\n${next}`) };
}

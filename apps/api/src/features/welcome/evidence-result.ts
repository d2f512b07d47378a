import { type Finding, findingOf, intervalOf, protocol } from '@udaya/core/blind-test/protocol';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatNumber, formatShare } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { PublicRound, Tally } from '../blind-test/rounds.ts';

const number = (value: number) => formatNumber(value, currentLocale());
const share = (value: number) => formatShare(value, currentLocale());

const sentences: Record<Finding, () => string> = {
  none: m.blind_finding_none,
  few: () => m.blind_finding_few({ from: number(protocol.figuresFrom) }),
  openChance: m.blind_finding_open_chance,
  openMore: m.blind_finding_open_more,
  openFewer: m.blind_finding_open_fewer,
  more: m.blind_finding_more,
  chance: m.blind_finding_chance,
  fewer: m.blind_finding_fewer,
  stopped: m.blind_finding_stopped,
};

/** The one sentence that the protocol has for a round. */
export const sentenceOf = (round: PublicRound): string => sentences[findingOf(round)]();

/** Whether hits may be told: of few choices, one could be told apart, and a round that goes on tells none of them. */
const mayTell = ({ choices }: Pick<Tally, 'choices'>) => choices >= protocol.figuresFrom;

/** What a round has come to: one sentence, the share with its interval as a drawing, and the figures. A round that is over has its number and its day above. */
export function resultSection(round: PublicRound): Html {
  const { number: of, endedAt } = round;
  const id = `round-${of}`;
  const heading = endedAt
    ? m.blind_round({ number: of, date: dayInIndia(endedAt, currentLocale()) })
    : m.blind_result();
  return html`<section class="w-result" aria-labelledby="${id}"><div class="w-wide">
<div><h2 id="${id}">${heading}</h2>
<p class="w-finding">${sentenceOf(round)}</p>${!endedAt && twoSheets()}</div>
<div>${shareDrawing(round)}${figuresOf(round)}</div>
</div></section>`;
}

/** Two sheets without a name, and the sun between them. Decoration only. */
function twoSheets(): Html {
  const sheet = (letter: string, turn: string) =>
    html`<g transform="${turn}"><rect width="104" height="132" rx="4"/><text x="14" y="34">${letter}</text><path d="M14 52H88M14 68H82M14 84H90M14 100H62"/></g>`;
  return html`<svg class="w-two" viewBox="0 0 340 190" aria-hidden="true" focusable="false"><path class="w-two-sun" d="M126 172a44 44 0 0 1 88 0z"/><path d="M30 172H310"/>${sheet('A', 'translate(34 28) rotate(-6)')}${sheet('B', 'translate(204 16) rotate(5)')}</svg>`;
}

/** The figures of a round as a list. */
export function figuresOf(round: PublicRound): Html {
  const { choices, hits, size, unanswered, tallies } = round;
  const { low, high } = intervalOf(hits, choices);
  const apart = (tally: Tally) =>
    mayTell(tally)
      ? m.blind_figure_right({ choices: number(tally.choices), hits: number(tally.hits) })
      : number(tally.choices);
  const rows: [string, string][] = [
    [m.blind_figure_choices(), m.blind_figure_of({ choices: number(choices), size: number(size) })],
    ...(mayTell(round)
      ? ([
          [m.blind_figure_hits(), number(hits)],
          [m.blind_figure_share(), share(hits / choices)],
          [m.blind_figure_interval(), m.blind_figure_span({ low: share(low), high: share(high) })],
        ] satisfies [string, string][])
      : []),
    [m.blind_figure_unsure(), number(tallies.counted.unsure)],
    [m.blind_figure_unanswered(), number(unanswered)],
    [m.blind_figure_further(), apart(tallies.further)],
    [m.blind_figure_read(), apart(tallies.read)],
  ];
  return html`<dl class="w-figures">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A scale of 560 units from 0 to 100 per cent, 20 from the left. */
const at = (value: number) => (20 + 560 * value).toFixed(1);

/** Share and interval over the line of chance, in a field of 600 by 150. */
export function shareDrawing(round: Pick<PublicRound, 'choices' | 'hits'>): Html {
  const { choices, hits } = round;
  const shown = mayTell(round);
  const { low, high } = intervalOf(hits, choices);
  const words = shown
    ? m.blind_figure_drawing({ share: share(hits / choices), low: share(low), high: share(high) })
    : m.blind_figure_drawing_empty();
  return html`<svg class="w-share" viewBox="0 0 600 150" role="img" aria-label="${words}">
<path class="w-scale" d="M20 100H580M20 94V106M160 96V104M440 96V104M580 94V106"/>
<path class="w-half" d="M300 30V112"/>
<text x="300" y="20" text-anchor="middle">${m.blind_figure_chance()}</text>
${[0, 0.25, 0.5, 0.75, 1].map((value) => html`<text x="${at(value)}" y="132" text-anchor="${value === 0 ? 'start' : value === 1 ? 'end' : 'middle'}">${share(value)}</text>`)}
${shown && html`<path class="w-span" d="M${at(low)} 66H${at(high)}M${at(low)} 56V76M${at(high)} 56V76"/><circle class="w-dot" cx="${at(hits / choices)}" cy="66" r="11"/>`}
</svg>`;
}

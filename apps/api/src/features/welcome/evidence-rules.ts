import { fewestSignificant } from '@udaya/core/blind-test/binomial';
import { protocol } from '@udaya/core/blind-test/protocol';
import { formatDay } from '@udaya/format/format-day';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatNumber, formatShare } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { PublicRound } from '../blind-test/rounds.ts';
import { figuresOf, sentenceOf, shareDrawing } from './evidence-result.ts';
import { drawsOf } from './page-addresses.ts';

/** The protocol in short; whole it stands in `docs/protocol-blind-test.md`. */
export function rulesSection(): Html {
  const locale = currentLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { version, date, size, alpha, share, power } = protocol;
  const many = fewestSignificant(size, alpha);
  const rules: [string, string][] = [
    [m.blind_rule_question(), m.blind_rule_question_text()],
    [m.blind_rule_parts(), m.blind_rule_parts_text()],
    [m.blind_rule_who(), m.blind_rule_who_text()],
    [m.blind_rule_unsure(), m.blind_rule_unsure_text()],
    [
      m.blind_rule_end(),
      m.blind_rule_end_text({
        size: number(size),
        share: formatShare(share, locale),
        power: formatShare(power, locale),
      }),
    ],
    [
      m.blind_rule_said(),
      m.blind_rule_said_text({ size: number(size), many: number(many), few: number(size - many) }),
    ],
    [m.blind_rule_not(), m.blind_rule_not_text()],
    [m.blind_kept(), m.blind_kept_text()],
  ];
  return html`<section class="w-rules" aria-labelledby="rules"><div class="w-wide">
<div class="w-intro"><h2 id="rules">${m.blind_rules()}</h2>
<p>${m.blind_rules_version({ version, date: formatDay(date, locale) })}</p></div>
<div class="w-rule-list">${rules.map(([name, text]) => html`<div><h3>${name}</h3><p>${text}</p></div>`)}</div>
</div></section>`;
}

/** What the draw of the running round was promised by, and what the finished ones were; of the one that stands above, its seed alone. */
export function drawSection(
  running: PublicRound | undefined,
  ended: readonly PublicRound[],
  above: PublicRound | undefined,
): Html {
  return html`<section class="w-draw" aria-labelledby="draw"><div class="w-wide">
<div><h2 id="draw">${m.blind_draw()}</h2><p>${m.blind_draw_text()}</p>
<details><summary>${m.blind_draw_check()}</summary><p>${m.blind_draw_check_text()}</p></details></div>
<div>${running && promiseOf(running)}
<h3 class="w-ended">${m.blind_rounds()}</h3>
${ended.length === 0 ? html`<p>${m.blind_rounds_none()}</p>` : ended.map((round) => endedRound(round, round === above))}</div>
</div></section>`;
}

function promiseOf({ number, openedAt, seedHash }: PublicRound): Html {
  const date = dayInIndia(openedAt, currentLocale());
  return html`<figure class="w-hash"><code>${seedHash}</code>
<figcaption>${m.blind_draw_running({ number, date })}</figcaption></figure>`;
}

function endedRound(round: PublicRound, isAbove: boolean): Html {
  const date = dayInIndia(round.endedAt ?? round.openedAt, currentLocale());
  return html`<article class="w-round"><h4>${m.blind_round({ number: round.number, date })}</h4>
${!isAbove && html`<p class="w-finding">${sentenceOf(round)}</p>${shareDrawing(round)}${figuresOf(round)}`}
<dl class="w-seed"><div><dt>${m.blind_round_seed()}</dt><dd><code>${round.seed}</code></dd></div>
<div><dt>${m.blind_round_hash()}</dt><dd><code>${round.seedHash}</code></dd></div></dl>
<p><a href="${drawsOf(round.number)}" download>${m.blind_round_file()}</a></p></article>`;
}

import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { showMoney } from '../../../ui/show-money.ts';

/** Providers bill in US dollars. */
const currency = 'USD';
const cent = 0.01;

/** A number of tokens that is not known better than this. */
const roundly = (tokens: number) =>
  formatNumber(
    tokens < 1_000 ? Math.ceil(tokens / 100) * 100 : Math.ceil(tokens / 1_000) * 1_000,
    getLocale(),
  );

/** What the button says that asks for drafts: how many, and about what they cost. */
export function askWords({
  count,
  tokens,
  cost,
}: {
  count: number;
  tokens: number;
  cost: number | null;
}): string {
  if (count > 0 && tokens === 0) return m.draft_ask_free({ count });
  const about = { count, tokens: roundly(tokens) };
  if (cost === null) return m.draft_ask(about);
  return cost < cent
    ? m.draft_ask_small_cost({ ...about, cost: showMoney(cent, currency) })
    : m.draft_ask_cost({ ...about, cost: showMoney(Math.ceil(cost * 100) / 100, currency) });
}

/** What a draft has cost, and who made it. */
export function madeWords({
  model,
  tokens,
  cost,
}: {
  model: string;
  tokens: number;
  cost: number | null;
}): string {
  const spent = { model, tokens: formatNumber(tokens, getLocale()) };
  if (cost === null) return m.draft_made(spent);
  return cost < cent
    ? m.draft_made_small_cost({ ...spent, cost: showMoney(cent, currency) })
    : m.draft_made_cost({ ...spent, cost: showMoney(Math.ceil(cost * 100) / 100, currency) });
}

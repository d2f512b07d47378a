import type { WriterModel } from '@udaya/contract/models';
import type { Writing } from '@udaya/contract/writing';
import type { CallOutcome, JsonWay, ModelPurpose } from '@udaya/core/writing/model-calls';
import type { SentenceRule } from '@udaya/core/writing/sentence-rules';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { showMoney } from '../../../ui/show-money.ts';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

const currency = 'USD';
/** A cent in millionths of a dollar. */
const cent = 10_000;

/** A sum in millionths of a US dollar, in whole cents upwards. */
export function showCost(millionths: number): string {
  if (millionths > 0 && millionths < cent) return m.writer_below({ sum: showMoney(0.01, currency) });
  return showMoney(Math.ceil(millionths / cent) / 100, currency);
}

export const showNumber = (count: number) => formatNumber(count, getLocale());

export const stateWords: Record<Writing['state'], { tone: BadgeTone; words: () => string }> = {
  waiting: { tone: 'waiting', words: m.writer_state_waiting },
  underway: { tone: 'waiting', words: m.writer_state_underway },
  shown: { tone: 'good', words: m.writer_state_shown },
  offered: { tone: 'good', words: m.writer_state_offered },
  rejected: { tone: 'bad', words: m.writer_state_rejected },
  failed: { tone: 'bad', words: m.writer_state_failed },
  dropped: { tone: 'neutral', words: m.writer_state_dropped },
};

const outcomes: Record<CallOutcome, () => string> = {
  asked: m.writer_outcome_asked,
  answered: m.writer_outcome_answered,
  lost: m.writer_outcome_lost,
  unreachable: m.writer_outcome_unreachable,
  timeout: m.writer_outcome_timeout,
  busy: m.writer_outcome_busy,
  unauthorised: m.writer_outcome_unauthorised,
  refused: m.writer_outcome_refused,
  'cut-off': m.writer_outcome_cut_off,
  'server-error': m.writer_outcome_server_error,
  'too-large': m.writer_outcome_too_large,
  'bad-answer': m.writer_outcome_bad_answer,
  resting: m.writer_outcome_resting,
  budget: m.writer_outcome_budget,
};

const reasons: Record<string, () => string> = {
  ...outcomes,
  'too-little': m.writer_reason_too_little,
  unsound: m.writer_reason_unsound,
  stopped: m.writer_reason_stopped,
  'no-model': m.writer_reason_no_model,
  corrected: m.writer_reason_corrected,
  closed: m.writer_reason_closed,
  'no-consent': m.writer_reason_no_consent,
  fault: m.writer_reason_fault,
};

/** Why an attempt came to nothing, or a call failed, in words. */
export const reasonWords = (reason: string): string => reasons[reason]?.() ?? reason;

export const jsonWords: Record<JsonWay, () => string> = {
  json_schema: m.writer_json_schema,
  json_object: m.writer_json_object,
  none: m.writer_json_none,
};

export const modeWords: Record<WriterModel['mode'], () => string> = {
  frame: m.writer_mode_frame,
  full: m.writer_mode_full,
};

export const purposeWords: Record<ModelPurpose, () => string> = {
  report: m.writer_purpose_report,
  draft: m.writer_purpose_draft,
  judge: m.writer_purpose_judge,
  probe: m.writer_purpose_probe,
};

export const ruleWords: Record<SentenceRule, () => string> = {
  ids: m.writer_rule_ids,
  support: m.writer_rule_support,
  guarded: m.writer_rule_guarded,
  polarity: m.writer_rule_polarity,
  numbers: m.writer_rule_numbers,
  modality: m.writer_rule_modality,
  traits: m.writer_rule_traits,
  length: m.writer_rule_length,
  ease: m.writer_rule_ease,
  age: m.writer_rule_age,
  banned: m.writer_rule_banned,
  unsafe: m.writer_rule_unsafe,
  plain: m.writer_rule_plain,
  placeholder: m.writer_rule_placeholder,
  repeated: m.writer_rule_repeated,
};

import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';

const words: Record<OpeningPurpose, () => string> = {
  question: m.report_opening_question,
  payment: m.report_opening_payment,
  quality: m.report_opening_quality,
  safety: m.report_opening_safety,
};

/** A purpose in words, as product admins read it; null: not stated. */
export function purposeLabel(purpose: OpeningPurpose | null): string {
  return purpose ? words[purpose]() : m.report_opened_unstated();
}

import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';

const words: Record<TimeAccuracy, () => string> = {
  exact: m.birth_accuracy_exact,
  about15: m.birth_accuracy_about15,
  about30: m.birth_accuracy_about30,
  about60: m.birth_accuracy_about60,
  unknown: m.report_time_unknown,
};

/** How well a time of birth is known, as a detail of the report. */
export function accuracyWords(accuracy: TimeAccuracy): string {
  return words[accuracy]();
}

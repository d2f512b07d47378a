import { Text } from '@mantine/core';
import { textLocaleFor } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

/** That the reading is in English for now, for whoever reads the page in a language that has no texts yet. */
export function TextLanguageNote() {
  if (textLocaleFor(getLocale()) === getLocale()) return null;
  return <Text size="sm">{m.report_language()}</Text>;
}

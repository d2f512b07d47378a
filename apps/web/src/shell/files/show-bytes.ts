import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** The size of a file in words: '24 KB', '3.5 MB'. */
export function showBytes(bytes: number): string {
  const isLarge = bytes >= megabyte;
  const size = isLarge ? Math.round((bytes / megabyte) * 10) / 10 : Math.max(1, Math.round(bytes / kilobyte));
  const shown = formatNumber(size, getLocale());
  return isLarge ? m.file_megabytes({ size: shown }) : m.file_kilobytes({ size: shown });
}

import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

/** Bytes in gigabytes or, below one, in megabytes. */
export function showBytes(bytes: number): string {
  const [unit, words] =
    bytes >= 1e9 ? ([1e9, m.operations_gigabytes] as const) : ([1e6, m.operations_megabytes] as const);
  return words({ size: formatNumber(Math.round((bytes / unit) * 10) / 10, getLocale()) });
}

/** Milliseconds, whole from ten on. */
export function showMilliseconds(ms: number): string {
  return m.operations_milliseconds({ ms: formatNumber(ms < 10 ? ms : Math.round(ms), getLocale()) });
}

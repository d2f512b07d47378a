import { calledName } from './fill-name.ts';
import type { ReportType } from './report-types.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * A filled text of a report without the name of whom it is about, to be shown to others: a child is 'your child' in it, and who is spoken to
 * is not called by name.
 */
export function withoutName(text: string, name: string, reportType: ReportType): string {
  const called = escaped(calledName(name));
  const word = `(?<![\\p{L}\\p{M}])(?:${escaped(name.trim())}|${called})(?![\\p{L}\\p{M}])`;
  const neutral = reportType === 'Child' ? 'your child' : 'you';
  const silent = reportType === 'Child' ? text : text.replace(new RegExp(`, ${word}(?=[,.:;!?])`, 'gu'), '');
  return silent
    .replace(
      new RegExp(`(^|[.!?:]["”’]?\\s+|[“"])${word}`, 'gu'),
      (_, before: string) => `${before}${capital(neutral)}`,
    )
    .replace(new RegExp(word, 'gu'), neutral);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

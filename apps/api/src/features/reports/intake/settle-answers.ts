import { type Answers, answerAt } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { ngoSections } from '@udaya/contract/intake/group-forms';
import { iqNotAssessed } from '@udaya/core/groups/person-words';

/**
 * The sensitive answers as they are kept: nothing of what is not asked for, as a description of an answer that was not given, and no IQ level
 * where it was not assessed. Undefined where nothing is left.
 */
export function settleAnswers(asked: object & { iqLevel: string }): object | undefined {
  const iqLevel = asked.iqLevel === iqNotAssessed ? '' : asked.iqLevel;
  if (!('communityDetails' in asked)) return iqLevel === '' ? undefined : { iqLevel };
  const fields = fieldsOf(...Object.values(ngoSections));
  const parts = new Set(fields.map(({ name }) => name.split('.')[0] ?? ''));
  const settled: Record<string, unknown> = structuredClone(
    Object.fromEntries([...parts].map((part) => [part, answerAt(asked as Answers, part)])),
  );
  for (const { name, askedWhen } of fields) {
    const [part = '', field = ''] = name.split('.');
    if (askedWhen && !askedWhen(settled)) settled[part] = { ...(settled[part] as object), [field]: '' };
  }
  return { iqLevel, ...settled };
}

import type { PresentedProvenance } from '@udaya/core/reports/present-report';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';

type Wording = Pick<PresentedProvenance, 'wording'>;

/** Who worded a report, a paragraph each: first whether a language model did, then what it was told and how it was checked. */
export function describeWriter({ wording }: Wording): string[] {
  if (!wording) return [m.provenance_writer_composer()];
  const { provider, model, worded: kinds, everywhere, toldAge, toldSigns, sentences: total, own } = wording;
  const worded = formatList(
    kinds.map((kind) => m.trace_worded({ kind })),
    currentLocale(),
  );
  const who = everywhere ? m.trace_writer_model_all : m.trace_writer_model;
  const told = toldSigns
    ? toldAge
      ? m.trace_told_signs_child
      : m.trace_told_signs
    : toldAge
      ? m.trace_told_child
      : m.trace_told;
  return [
    who({ model, provider, worded }),
    told(),
    own === 0 ? m.trace_checked_all({ total }) : m.trace_checked({ own, total }),
  ];
}

/** The same in a few values; none where the composer alone wrote it. */
export function writerRows({ wording }: Wording): { label: string; value: string }[] {
  if (!wording) return [];
  const { provider, model, promptVersion: prompt, checksVersion: checks } = wording;
  return [
    { label: m.trace_row_model(), value: m.trace_row_model_value({ model, provider }) },
    { label: m.trace_row_prompt(), value: m.trace_row_prompt_value({ prompt, checks }) },
  ];
}

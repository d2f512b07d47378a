import type { PresentedProvenance } from '@udaya/core/reports/present-report';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';

type Wording = Pick<PresentedProvenance, 'wording'>;

/** Who worded a report, a paragraph each: first whether a language model did, then what it was told and how it was checked. */
export function describeWriter({ wording }: Wording): string[] {
  if (!wording) return [m.report_provenance_writer_composer()];
  const { provider, model, worded: kinds, everywhere, toldAge, toldSigns, sentences: total, own } = wording;
  const worded = formatList(
    kinds.map((kind) => m.report_trace_worded({ kind })),
    currentLocale(),
  );
  const who = everywhere ? m.report_trace_writer_model_all : m.report_trace_writer_model;
  const told = toldSigns
    ? toldAge
      ? m.report_trace_told_signs_child
      : m.report_trace_told_signs
    : toldAge
      ? m.report_trace_told_child
      : m.report_trace_told;
  return [
    who({ model, provider, worded }),
    told(),
    own === 0 ? m.report_trace_checked_all({ total }) : m.report_trace_checked({ own, total }),
  ];
}

/** The same in a few values; none where the composer alone wrote it. */
export function writerRows({ wording }: Wording): { label: string; value: string }[] {
  if (!wording) return [];
  const { provider, model, promptVersion: prompt, checksVersion: checks } = wording;
  return [
    { label: m.report_trace_row_model(), value: m.report_trace_row_model_value({ model, provider }) },
    { label: m.report_trace_row_prompt(), value: m.report_trace_row_prompt_value({ prompt, checks }) },
  ];
}

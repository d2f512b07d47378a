import { use } from 'react';
import { ReportText } from '../../../ui/report-text.tsx';
import { type ShownText, TraceContext } from './trace-context.ts';

/** A text of the reading; for whoever looks for its sources, each sentence leads to where it comes from. */
export function ReadingText({ lang, text, frame = false }: ShownText) {
  const traced = use(TraceContext)?.({ lang, text, frame });
  return traced ?? <ReportText lang={lang} text={text} frame={frame} />;
}

import type { ReportDetail } from '@udaya/contract/reports';
import { AheadPanel } from './ahead-panel.tsx';
import { PreviewNote } from './preview-note.tsx';
import type { ReportPart } from './read-items.ts';

/** What follows the open part of a preview: what else there is, and how it is had. */
export function PreviewEnd({ report, parts }: { report: ReportDetail; parts: readonly ReportPart[] }) {
  return (
    <AheadPanel report={report} parts={parts}>
      <PreviewNote report={report} />
    </AheadPanel>
  );
}

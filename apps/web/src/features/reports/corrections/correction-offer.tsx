import type { ReportDetail } from '@udaya/contract/reports';
import { CorrectionPanel } from './correction-left.tsx';

/** The way to the correction, as long as there is one. */
export function CorrectionOffer({ report: { id, stage, history } }: { report: ReportDetail }) {
  if (!history?.correctableUntil || (stage !== 'ready' && stage !== 'failed')) return null;
  return <CorrectionPanel id={id} until={history.correctableUntil} />;
}

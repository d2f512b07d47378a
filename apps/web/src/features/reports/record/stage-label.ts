import type { ReportStage } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';

const words: Record<ReportStage, () => string> = {
  waiting: m.stage_waiting,
  chart: m.stage_chart,
  wording: m.stage_wording,
  checks: m.stage_checks,
  ready: m.stage_ready,
  failed: m.stage_failed,
};

/** How far the writing of a report has come, in words. */
export function stageLabel(stage: ReportStage): string {
  return words[stage]();
}

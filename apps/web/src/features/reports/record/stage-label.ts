import type { ReportStage } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';

const words: Record<ReportStage, () => string> = {
  waiting: m.report_stage_waiting,
  chart: m.report_stage_chart,
  wording: m.report_stage_wording,
  checks: m.report_stage_checks,
  ready: m.report_stage_ready,
  failed: m.report_stage_failed,
};

/** How far the writing of a report has come, in words. */
export function stageLabel(stage: ReportStage): string {
  return words[stage]();
}

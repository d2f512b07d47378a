import { baseLocale, type Locale } from '../locale.ts';
import type { Role } from '../identity/roles.ts';
import type { PaymentStatus } from '../billing/payment-status.ts';
import { actionsOn, type ReportAction } from './report-actions.ts';
import type { ReportContent, ReportStatement, Steadiness } from './report-content.ts';
import type { ReportStage } from './report-stages.ts';

/** A statement as one viewer may see it. */
export interface PresentedItem {
  planet?: string;
  descriptionTitle?: string;
  description: string;
}

/** A report as one viewer may see it: what is not in here does not leave the server. */
export interface PresentedReport {
  /** The language of its texts. */
  lang: Locale;
  actions: ReportAction[];
  /** Only the Moon's sign and the first text are shown. */
  preview: boolean;
  /** Titles, planets and the chart are shown. */
  showsChart: boolean;
  items: PresentedItem[];
  steadiness: Steadiness[];
  opening: string;
  closing: string;
}

/**
 * What a viewer of this role may see of a report: the product admin everything, everyone else only the texts, and of an
 * unpaid one only the first. Pure, so that page, PDF and export cannot differ.
 */
export function presentReport(
  role: Role,
  report: { paymentStatus: PaymentStatus; stage: ReportStage; paymentUnderway?: boolean },
  content: ReportContent | undefined,
): PresentedReport {
  const actions = actionsOn(report, role);
  const admin = role === 'productAdmin';
  const preview = !actions.includes('view');
  const statements = (content?.statements ?? []).filter((one) => one.description.trim() !== '');
  const sample = actions.includes('preview') ? statements.slice(0, 1) : [];
  const shown = preview ? sample : statements;
  return {
    lang: content?.lang ?? baseLocale,
    actions,
    preview,
    showsChart: admin && content !== undefined,
    items: shown.map((one) => presentItem(one, admin)),
    steadiness: shown.map((one) => one.steadiness),
    opening: preview ? '' : (content?.opening ?? ''),
    closing: preview ? '' : (content?.closing ?? ''),
  };
}

function presentItem({ planet, title, description }: ReportStatement, admin: boolean): PresentedItem {
  return admin ? { planet, descriptionTitle: title, description } : { description };
}

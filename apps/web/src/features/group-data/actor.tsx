import type { AccessEntry } from '@udaya/contract/group-data';
import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';
import { roleLabel } from '../../shell/role-label.ts';
import classes from './data-frame.module.css';

const purposes: Record<OpeningPurpose, () => string> = {
  question: m.report_opened_question,
  payment: m.report_opened_payment,
  quality: m.report_opened_quality,
  safety: m.report_opened_safety,
};

/** Who did something: a name with its role, or what is known instead of one. */
export function Actor({ entry }: { entry: AccessEntry }) {
  const { by } = entry;
  const second = secondLine(entry);
  return (
    <>
      {nameOf(by)}
      {second && <span className={classes.second}>{second}</span>}
    </>
  );
}

function nameOf({ kind, name, username }: AccessEntry['by']): string {
  switch (kind) {
    case 'member':
      return name || username;
    case 'product':
      return m.data_by_product();
    case 'form':
      return m.data_by_form();
    case 'system':
      return m.data_by_system();
    case 'gone':
      return m.data_by_gone();
  }
}

const openings: readonly string[] = ['report.viewed', 'report.downloaded'];

function secondLine({ action, by: { kind, role, purpose } }: AccessEntry): string | undefined {
  if (kind === 'product' && !purpose && openings.includes(action)) return m.report_opened_unstated();
  if (purpose) return m.data_purpose({ purpose: purposes[purpose]() });
  return role ? roleLabel(role) : undefined;
}

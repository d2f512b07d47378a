import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { PageTabs } from '../../shell/page-tabs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './operations-frame.module.css';

const tabs = [
  { to: '/product/operations/jobs', label: m.operations_jobs_title },
  { to: '/product/operations/mails', label: m.operations_mails_title },
  { to: '/product/operations/providers', label: m.operations_providers_title },
  { to: '/product/operations/writer', label: m.writer_title },
  { to: '/product/operations/audit', label: m.audit_title },
  { to: '/product/operations/errors', label: m.operations_errors_title },
] as const;

interface Props {
  title: string;
  lead: string;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the pages of whoever runs the product, with the ways to the others. */
export function OperationsFrame({ title, lead, actions, children }: Props) {
  return (
    <div className={classes.page}>
      <PageHeader over={m.operations_title()} title={title} lead={lead} actions={actions} />
      <PageTabs label={m.operations_title()} tabs={tabs} />
      {children}
    </div>
  );
}

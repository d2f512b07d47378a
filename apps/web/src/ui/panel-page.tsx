import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import classes from './panel-page.module.css';

/** A page of panels one below the other, no wider than is good to read. */
export function PanelPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={lead} />
      <div className={classes.panels}>{children}</div>
    </div>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dutyRoles } from '@udaya/core/groups/data-duty';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useSession } from '../../api/use-session.ts';
import { PageTabs } from '../../shell/page-tabs.tsx';
import { IconArrowLeft } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './data-frame.module.css';

const tabs = [
  { to: '/enterprise/data', label: m.data_tab_log, exact: true },
  { to: '/enterprise/data/consents', label: m.data_tab_consents, exact: false },
  { to: '/enterprise/data/terms', label: m.data_tab_terms, exact: true },
  { to: '/enterprise/data/keeping', label: m.data_tab_keeping, exact: true },
] as const;

interface Props {
  lead?: string;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the pages about a group's data, with the ways to the others; a branch's admin has the consents alone. */
export function DataFrame({ lead = m.data_lead(), actions, children }: Props) {
  const { role } = useSession();
  const isWhole = dutyRoles.includes(role);
  return (
    <div className={classes.page}>
      <PageHeader title={isWhole ? m.menu_group_data() : m.menu_consents()} lead={lead} actions={actions} />
      {isWhole && <PageTabs label={m.menu_group_data()} tabs={tabs} />}
      {children}
    </div>
  );
}

/** A page of one record, below the way back to where all of them are. */
export function RecordFrame({
  back,
  title,
  lead,
  children,
}: {
  back: { to: '/enterprise/data' | '/enterprise/data/consents'; label: string };
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.page}>
      <Anchor className={classes.back} size="sm" renderRoot={(props) => <Link {...props} to={back.to} />}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" /> {back.label}
      </Anchor>
      <PageHeader over={m.menu_group_data()} title={title} {...(lead === undefined ? {} : { lead })} />
      <div className={classes.panels}>{children}</div>
    </div>
  );
}

import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { type Icon, IconCreditCard, IconFilePlus, IconHome2, IconReportAnalytics } from '../ui/icons.tsx';

/** One way of the main menu. */
export interface MenuEntry {
  label: () => string;
  icon: Icon;
  to: NonNullable<LinkProps['to']>;
}

const entry = (label: () => string, icon: Icon, to: MenuEntry['to']): MenuEntry => ({ label, icon, to });

const enterprise = [entry(m.menu_dashboard, IconHome2, '/enterprise/dashboard')];

const entries: Record<Role, MenuEntry[]> = {
  user: [
    entry(m.menu_dashboard, IconHome2, '/dashboard'),
    entry(m.menu_generate, IconFilePlus, '/generate-birthchart'),
    entry(m.menu_reports, IconReportAnalytics, '/birthchart-report'),
  ],
  productAdmin: [
    entry(m.menu_dashboard, IconHome2, '/product/dashboard'),
    entry(m.menu_product_reports, IconReportAnalytics, '/product/users-birthchart'),
    entry(m.menu_payments, IconCreditCard, '/product/payments'),
  ],
  groupAdmin: enterprise,
  branchAdmin: enterprise,
  groupUser: enterprise,
};

/** The main menu of a role: the same entries in the side menu, the drawer and the horizontal layout's top menu. */
export function menuOf(role: Role): readonly MenuEntry[] {
  return entries[role];
}

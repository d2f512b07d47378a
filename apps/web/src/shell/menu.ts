import type { LinkProps } from '@tanstack/react-router';
import type { Session } from '@udaya/contract/sessions';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import {
  type Icon,
  IconActivity,
  IconBooks,
  IconBuilding,
  IconBuildingCommunity,
  IconCreditCard,
  IconFilePlus,
  IconFileUpload,
  IconHome2,
  IconReportAnalytics,
  IconShieldHeart,
  IconUser,
  IconUsers,
} from '../ui/icons.tsx';

/** One way of the main menu. */
export interface MenuEntry {
  label: () => string;
  /** What it is called below the heading of its section, which says the rest. */
  shortLabel?: () => string;
  icon: Icon;
  to: NonNullable<LinkProps['to']>;
  /** It bears what kind of group its user works for. */
  showsGroupType?: true;
}

/** Ways that belong together, below a heading. */
export interface MenuSection {
  label: () => string;
  icon: Icon;
  entries: readonly MenuEntry[];
}

/** A role's ways and sections, in order. */
export type Menu = readonly (MenuEntry | MenuSection)[];

const entry = (label: () => string, icon: Icon, to: MenuEntry['to']): MenuEntry => ({ label, icon, to });
const part = (shortLabel: () => string, label: () => string, icon: Icon, to: MenuEntry['to']): MenuEntry => ({
  shortLabel,
  label,
  icon,
  to,
});
const section = (label: () => string, icon: Icon, ...entries: MenuEntry[]): MenuSection => ({
  label,
  icon,
  entries,
});

const dashboard = entry(m.menu_dashboard, IconHome2, '/enterprise/dashboard');
const ownProfile = entry(m.menu_profile, IconUser, '/enterprise/profile');
const groupStart = [dashboard, ownProfile];
const groupReports = entry(m.menu_reports, IconReportAnalytics, '/enterprise/report');
const groupUpload = entry(m.menu_bulk_births, IconFileUpload, '/enterprise/births');
const organisation = entry(m.menu_organisation, IconBuildingCommunity, '/enterprise/organisation');
const groupUsers = entry(m.menu_users, IconUsers, '/enterprise/users');
const ownBranch = entry(m.menu_branch, IconBuilding, '/enterprise/branch');
/** Of whoever enters births; `generate` is where. */
const groupUserMenu = (generate: MenuEntry['to']): Menu => [
  dashboard,
  { ...ownProfile, showsGroupType: true },
  entry(m.menu_generate, IconFilePlus, generate),
  groupReports,
  groupUpload,
  organisation,
  ownBranch,
];

const menus: Record<Role, Menu> = {
  user: [
    entry(m.menu_dashboard, IconHome2, '/dashboard'),
    entry(m.menu_generate, IconFilePlus, '/generate-birthchart'),
    entry(m.menu_reports, IconReportAnalytics, '/birthchart-report'),
  ],
  productAdmin: [
    entry(m.menu_dashboard, IconHome2, '/product/dashboard'),
    entry(m.knowledge_upload_title, IconFileUpload, '/product/report-upload'),
    entry(m.menu_knowledge, IconBooks, '/product/knowledge'),
    entry(m.review_title, IconShieldHeart, '/product/reviews'),
    section(
      m.menu_reports,
      IconReportAnalytics,
      part(m.menu_part_astro_user, m.menu_product_reports, IconUsers, '/product/users-birthchart'),
      part(m.menu_part_group, m.menu_group_reports, IconBuildingCommunity, '/product/group-reports'),
    ),
    section(
      m.menu_people,
      IconUsers,
      part(m.menu_part_astro_user, m.account_managed_title, IconUsers, '/product/astrouser-list'),
    ),
    entry(m.menu_groups, IconBuildingCommunity, '/product/groups'),
    entry(m.menu_payments, IconCreditCard, '/product/payments'),
    entry(m.operations_title, IconActivity, '/product/operations'),
  ],
  groupAdmin: [
    ...groupStart,
    groupReports,
    groupUpload,
    organisation,
    entry(m.menu_branches, IconBuilding, '/enterprise/branches'),
    groupUsers,
    entry(m.menu_group_data, IconShieldHeart, '/enterprise/data'),
  ],
  branchAdmin: [
    ...groupStart,
    groupReports,
    organisation,
    ownBranch,
    groupUsers,
    entry(m.menu_consents, IconShieldHeart, '/enterprise/data/consents'),
  ],
  groupUser: groupUserMenu('/enterprise/generate-report'),
};
/** Where an NGO's differ: it asks for more, step by step. */
const ngoMenus: Partial<Record<Role, Menu>> = { groupUser: groupUserMenu('/enterprise/generate-report/NGO') };

/** The main menu of somebody: the same ways in the side menu, the drawer and the horizontal layout's top menu. */
export function menuOf({ role, groupType }: Pick<Session, 'role' | 'groupType'>): Menu {
  return (groupType === 'NGO' ? ngoMenus[role] : undefined) ?? menus[role];
}

/** The ways of a menu one after the other, each under its full name. */
export function flatMenu(menu: Menu): readonly MenuEntry[] {
  return menu.flatMap((one) => ('entries' in one ? one.entries : [one]));
}

import { linkOptions } from '@tanstack/react-router';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';

/** The three ways in: where each stands and what it says. */
export const portals = {
  USER: {
    link: linkOptions({ to: '/login' }),
    label: m.login_portal_user,
    heading: m.login_user_heading,
    lead: m.login_user_lead,
  },
  GROUP: {
    link: linkOptions({ to: '/enterprise/login' }),
    label: m.login_portal_enterprise,
    heading: m.login_enterprise_heading,
    lead: m.login_enterprise_lead,
  },
  PRODUCT_ADMIN: {
    link: linkOptions({ to: '/product/login' }),
    label: m.login_portal_product,
    heading: m.login_product_heading,
    lead: m.login_product_lead,
  },
} as const satisfies Record<UserType, object>;

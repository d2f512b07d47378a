import type { AnyRouter } from '@tanstack/react-router';
import { loginPaths, type Role, type UserType, userTypeOf } from '@udaya/core/identity/roles';

const homes = {
  USER: '/dashboard',
  PRODUCT_ADMIN: '/product/dashboard',
  GROUP: '/enterprise/dashboard',
} as const satisfies Record<UserType, string>;
const securityPages = {
  USER: '/security',
  PRODUCT_ADMIN: '/product/security',
  GROUP: '/enterprise/security',
} as const satisfies Record<UserType, string>;

/** The login page of a role. */
export function portalOf(role: Role) {
  return loginPaths[userTypeOf(role)];
}

/** The start page of a role. */
export function homeOf(role: Role) {
  return homes[userTypeOf(role)];
}

/** The start page of whoever comes through a portal. */
export const homeBehind = (portal: UserType) => homes[portal];

/** The page of a role about its password and sessions. */
export function securityPageOf(role: Role) {
  return securityPages[userTypeOf(role)];
}

/** Whether a remembered address is a page of our own that the role may open. */
export function mayReturnTo(router: AnyRouter, address: string, role: Role): boolean {
  if (!/^\/[^/\\]/.test(address)) return false;
  const { pathname, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) return false;
  const [, , page] = router.getMatchedRoutes(pathname);
  return page?.options.staticData?.roles?.includes(role) ?? false;
}

/** The five roles of the product, by the names its session flags use. */
export const roles = ['user', 'productAdmin', 'groupAdmin', 'branchAdmin', 'groupUser'] as const;
export type Role = (typeof roles)[number];

/** The three roles of an enterprise group. */
export const groupRoles = ['groupAdmin', 'branchAdmin', 'groupUser'] as const satisfies readonly Role[];

/** The authority that a login answers for each role. The product admin's double underscore is the product's contract. */
export const authorityOf = {
  user: 'ROLE_ASTRO_REPORTUSER',
  productAdmin: 'ROLE__ASTRO_PRODUCTADMIN',
  groupAdmin: 'ROLE_GRP_GROUP_ADMIN',
  branchAdmin: 'ROLE_GRP_BRANCH_ADMIN',
  groupUser: 'ROLE_GRP_GROUP_USER',
} as const satisfies Record<Role, string>;
export type Authority = (typeof authorityOf)[Role];
export const authorities = Object.values(authorityOf) as readonly Authority[];

/** The kinds of user that a login claims to be; the server checks the claim against the account. */
export const userTypes = ['USER', 'PRODUCT_ADMIN', 'GROUP'] as const;
export type UserType = (typeof userTypes)[number];

/** The kind of user, and so the login door, that belongs to a role. */
export function userTypeOf(role: Role): UserType {
  if (role === 'user') return 'USER';
  return role === 'productAdmin' ? 'PRODUCT_ADMIN' : 'GROUP';
}

/** The login page of each kind of user. */
export const loginPaths = {
  USER: '/login',
  PRODUCT_ADMIN: '/product/login',
  GROUP: '/enterprise/login',
} as const satisfies Record<UserType, string>;

/** What an account may be in. Only an ACTIVE one can hold a session. */
export const userStatuses = ['PENDING', 'ACTIVE', 'DISABLED', 'DELETED'] as const;
export type UserStatus = (typeof userStatuses)[number];

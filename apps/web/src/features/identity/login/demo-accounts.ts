import type { UserType } from '@udaya/core/identity/roles';

/** An account of the demo world. */
export interface DemoAccount {
  username: string;
  door: UserType;
  groupCode?: string;
}

/** The password of every account of the demo world. */
export const demoPassword = 'Udaya-demo-2026';

/** The accounts that a demonstration is filled with; production has none of them. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo-parent', door: 'USER' },
  { username: 'demo-admin', door: 'PRODUCT_ADMIN' },
  { username: 'demo-group-admin', door: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-branch-admin', door: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-group-user', door: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-uni-admin', door: 'GROUP', groupCode: 'DEMO-UNI' },
  { username: 'demo-uni-user', door: 'GROUP', groupCode: 'DEMO-UNI' },
];

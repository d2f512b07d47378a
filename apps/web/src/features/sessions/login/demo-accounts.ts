import type { UserType } from '@udaya/core/identity/roles';

/** An account of the demo world. */
export interface DemoAccount {
  username: string;
  portal: UserType;
  groupCode?: string;
}

/** The password of every account of the demo world. */
export const demoPassword = 'Udaya-demo-2026';

/** The accounts that a demonstration is filled with; production has none of them. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo-parent', portal: 'USER' },
  { username: 'demo-admin', portal: 'PRODUCT_ADMIN' },
  { username: 'demo-group-admin', portal: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-branch-admin', portal: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-group-user', portal: 'GROUP', groupCode: 'DEMO-NGO' },
  { username: 'demo-uni-admin', portal: 'GROUP', groupCode: 'DEMO-UNI' },
  { username: 'demo-uni-user', portal: 'GROUP', groupCode: 'DEMO-UNI' },
  { username: 'demo-ngo2-admin', portal: 'GROUP', groupCode: 'DEMO-NGO2' },
  { username: 'demo-ngo2-user', portal: 'GROUP', groupCode: 'DEMO-NGO2' },
];

import { productGroups } from '@udaya/contract/product-groups';
import type { Person } from './world.ts';

let count = 0;

/** The form of a new group, filled in. */
export function groupForm(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Cauvery Learning Circle ${count}`,
    country: 'India',
    institutionCode: `CLC-${count}`,
    enterpriseCode: `CAUVERY-${count}`,
    description: 'After-school centres.',
    type: 'NGO',
    plan: 'CONTRACT',
    branchName: 'Head office',
    ...change,
  };
}

/** Makes a group as the product admin does, and tells what was sent and answered. */
export async function newGroup(admin: Person, change: Record<string, unknown> = {}) {
  const body = groupForm(change);
  const answer = await admin.call(productGroups.create, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
  return { id: answer.body.id, body, answer };
}

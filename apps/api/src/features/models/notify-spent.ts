import { listProductAdminIds } from '../accounts/describe-people.ts';
import { notify } from '../notifications/notify.ts';
import type { Models } from './models.ts';
import { findGroupNames, markNotified } from './store-budgets.ts';

/** Tells every product admin that budgets of a day are spent, of each budget once. */
export async function notifySpent(
  { system }: Pick<Models, 'system'>,
  day: string,
  scopes: readonly string[],
): Promise<void> {
  await system.transaction(async (tx) => {
    const names = await findGroupNames(
      tx,
      scopes.filter((scope) => scope !== 'all'),
    );
    for (const scope of scopes) {
      if (!(await markNotified(tx, day, scope))) continue;
      const kind = scope === 'all' ? 'model.budget' : 'model.group_budget';
      for (const adminId of await listProductAdminIds(tx))
        await notify(tx, adminId, { kind, subject: names.get(scope) ?? '' });
    }
  });
}

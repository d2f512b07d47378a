import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { UserCall } from '../../platform/call-context.ts';
import { saveSettings } from './store.ts';

/** Keeps how the actor likes the interface. */
export async function keepSettings(ctx: UserCall, settings: InterfaceSettings): Promise<InterfaceSettings> {
  await ctx.db.transaction(async (tx) => {
    await saveSettings(tx, settings);
    await ctx.audit(tx, 'settings.changed');
  });
  return settings;
}

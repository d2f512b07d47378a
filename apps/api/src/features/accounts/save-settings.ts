import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { UserCall } from '../../platform/call-context.ts';
import { updateSettings } from './store.ts';

/** Saves how the actor likes the interface. */
export async function saveSettings(ctx: UserCall, settings: InterfaceSettings): Promise<InterfaceSettings> {
  await ctx.db.transaction(async (tx) => {
    await updateSettings(tx, settings);
    await ctx.audit(tx, 'settings.changed');
  });
  return settings;
}

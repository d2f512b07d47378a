import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { saveSettings } from './store.ts';

/** Keeps how the viewer likes the interface. */
export async function keepSettings(
  system: SystemDb,
  { viewer, audit }: UserCall,
  settings: InterfaceSettings,
): Promise<InterfaceSettings> {
  await system.transaction(async (tx) => {
    await saveSettings(tx, viewer.userId, settings);
    await audit(tx, 'settings.changed');
  });
  return settings;
}

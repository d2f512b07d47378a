import type { Viewer } from '@udaya/core/access/scope';
import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { Database } from '../../platform/database/database.ts';
import { saveSettings } from './store.ts';

/** Keeps how the viewer likes the interface. */
export async function keepSettings(
  db: Database,
  viewer: Viewer,
  settings: InterfaceSettings,
): Promise<InterfaceSettings> {
  await saveSettings(db, viewer.userId, settings);
  return settings;
}

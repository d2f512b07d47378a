import { defaultSettings } from '@udaya/core/identity/interface-settings';
import type { Locale } from '@udaya/core/locale';
import type { SystemDb } from '../../platform/database/handles.ts';
import { type User, updateUser } from './store.ts';

/**
 * Notes when the owner of an account logged in, in the transaction that begins the session. Who has never chosen a language takes that
 * of the page where they do.
 */
export async function noteLogIn(tx: SystemDb, user: User, ofPage: Locale | undefined): Promise<void> {
  const takes = user.settings?.language === undefined && ofPage !== undefined;
  await updateUser(tx, user, {
    lastSignInAt: new Date(),
    ...(takes && { settings: { ...defaultSettings, ...user.settings, language: ofPage } }),
  });
}

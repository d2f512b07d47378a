import type { SystemDb } from '../../platform/database/handles.ts';
import type { AccountLookup } from '../audit/account-lookup.ts';
import { findUser, findUserByEmail, findUserByUsername, findUsernames } from './store.ts';

/** Opens the way from what is typed or logged to accounts. */
export function openAccountLookup(system: SystemDb): AccountLookup {
  return {
    async find(text) {
      const find = text.includes('@') ? findUserByEmail : findUserByUsername;
      return ((await find(system, text)) ?? (await findUser(system, text)))?.id;
    },
    async names(ids) {
      const users = await findUsernames(system, [...new Set(ids)]);
      return new Map(
        users.map(({ id, username, status }) => {
          const erased = status === 'DELETED';
          return [id, { username: erased ? '' : username, erased }];
        }),
      );
    },
  };
}

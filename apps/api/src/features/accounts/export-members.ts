import type { TenantDb } from '../../platform/database/handles.ts';
import { type StoredMember, walkMembers } from './store-named.ts';

export type ExportedMember = Omit<StoredMember, 'firstName' | 'lastName'> & { name: string };

/** All accounts of the actor's group. */
export async function* exportMembers(db: TenantDb): AsyncGenerator<ExportedMember> {
  for await (const { firstName, lastName, ...member } of walkMembers(db))
    yield { ...member, name: `${firstName} ${lastName}`.trim() };
}

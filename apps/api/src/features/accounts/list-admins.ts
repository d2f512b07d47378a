import type { ProductAdmin } from '@udaya/contract/product-admins';
import type { UserCall } from '../../platform/call-context.ts';
import { accountVersion } from './account-version.ts';
import { listAdminRows, type StoredAdmin } from './store-admins.ts';

/** The product admins with the invitations that are open, oldest first. */
export async function listAdmins({ db, actor }: UserCall): Promise<{ admins: ProductAdmin[] }> {
  const rows = await listAdminRows(db);
  return { admins: rows.map((row) => presentAdmin(row, actor.userId)) };
}

function presentAdmin({ user, invitedByName, link }: StoredAdmin, actorId: string): ProductAdmin {
  const { id, username, email, firstName, lastName, status, createdAt } = user;
  const isInvited = status === 'PENDING';
  const sentAt = link?.createdAt ?? createdAt;
  const expiresAt = link?.expiresAt ?? sentAt;
  return {
    id,
    username,
    email,
    name: `${firstName} ${lastName}`.trim(),
    status: isInvited ? 'invited' : status === 'ACTIVE' ? 'active' : 'disabled',
    createdDate: createdAt.toISOString(),
    own: id === actorId,
    invitation: isInvited
      ? {
          invitedBy: invitedByName,
          sentDate: sentAt.toISOString(),
          expiresDate: expiresAt.toISOString(),
          expired: expiresAt <= new Date(),
        }
      : null,
    version: accountVersion(user),
  };
}

import type { TenantDb } from '../../platform/database/handles.ts';
import type { InvitationDeps } from '../accounts/invite-member.ts';

/** What the product admin's groups are looked after with. */
export interface GroupDeps extends InvitationDeps {
  /** Seals the tokens of public forms. */
  formKey: Buffer;
  publicUrl: () => string;
  /** How many reports each of these branches has, which the actor reaches: what reports say, which come after groups. */
  countReportsOf: (db: TenantDb, branchIds: readonly string[]) => Promise<Map<string, number>>;
}

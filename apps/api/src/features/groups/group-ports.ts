import type { InvitationPorts } from '../accounts/invite-member.ts';

/** What the product admin's groups are looked after with. */
export interface GroupPorts extends InvitationPorts {
  /** Seals the tokens of public forms. */
  formKey: Buffer;
  publicUrl: () => string;
}

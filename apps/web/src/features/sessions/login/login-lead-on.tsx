import type { ApiError } from '../../../api/api-error.ts';
import { NewLinkButton } from '../../accounts/verification/new-link-button.tsx';
import { SupportLine } from '../../accounts/verification/support-line.tsx';

/** The way on from a login that was refused although the password was right. */
export function LoginLeadOn({ refusal }: { refusal: ApiError }) {
  if (refusal.code === 'login.not_activated')
    return <NewLinkButton pendingToken={refusal.pendingToken} mayMove />;
  return <SupportLine />;
}

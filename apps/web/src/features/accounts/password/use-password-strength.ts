import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { accounts } from '@udaya/contract/accounts';
import { passwordLength, passwordLimits } from '@udaya/core/identity/account-rules';
import { call } from '../../../api/call.ts';
import { type PasswordStrength, strengthOf } from './password-strength.ts';

const pauseMs = 400;

/**
 * How well a password would stand, as the server weighs it once the typing pauses; nothing while that is not known. Where the server
 * does not answer, its length alone says so.
 */
export function usePasswordStrength(
  password: string,
  known: readonly string[],
): PasswordStrength | undefined {
  const [asked] = useDebouncedValue(password, pauseMs);
  const long = passwordLength(asked) >= passwordLimits.min;
  const weighed = useQuery({
    queryKey: ['password-weakness', asked, ...known],
    queryFn: ({ signal }) =>
      call(accounts.checkPassword, {
        body: { password: asked, known: known.filter((word) => word !== '') },
        signal,
      }),
    enabled: long,
    // Nothing that was typed stays in memory.
    gcTime: 0,
    retry: false,
    meta: { once: true },
  });
  if (password === '') return undefined;
  if (passwordLength(password) < passwordLimits.min) return 'short';
  if (asked !== password || weighed.isPending) return undefined;
  return strengthOf(password, weighed.data?.weakness ?? null);
}

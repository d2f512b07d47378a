import { createHash } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import type { Limiter } from '../../platform/throttle/limiter.ts';

/** What a mail is asked for: a pause holds for mails of the same kind only. `move`: a mistyped address is put right. */
type MailPurpose = 'activation' | 'move' | 'reset' | 'email' | 'invitation';

/** Keeps anybody from filling somebody's mailbox: a pause after each mail of a kind, and a limit a day for each kind. */
export interface MailCooldown {
  /** How long the pause is. */
  seconds: number;
  /** @throws Failure `mail.cooldown` while the pause lasts, for known and unknown addresses alike */
  take(purpose: MailPurpose, address: string): Promise<void>;
  /** The same as a question: false while the pause lasts. */
  allows(purpose: MailPurpose, address: string): Promise<boolean>;
  /** Seconds until all of the addresses may be mailed to again; 0 when they may now. */
  wait(purpose: MailPurpose, addresses: string[]): Promise<number>;
}

/** Opens the cool-down over two limiters whose refusals are `mail.cooldown`. Addresses are counted by their hash. */
export function openMailCooldown(seconds: number, pause: Limiter, day: Limiter): MailCooldown {
  const keyOf = (address: string) =>
    createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
  const counterOf = (purpose: MailPurpose, address: string) => `${purpose} ${keyOf(address)}`;
  const take = async (purpose: MailPurpose, address: string) => {
    await pause.take(counterOf(purpose, address));
    await day.take(counterOf(purpose, address));
  };
  return {
    seconds,
    take,
    async allows(purpose, address) {
      try {
        await take(purpose, address);
        return true;
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
    },
    async wait(purpose, addresses) {
      const waits = addresses.flatMap((address) => [
        pause.wait(counterOf(purpose, address)),
        day.wait(counterOf(purpose, address)),
      ]);
      return Math.max(...(await Promise.all(waits)));
    },
  };
}

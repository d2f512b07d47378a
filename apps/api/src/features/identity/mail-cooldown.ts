import { createHash } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import type { Limiter } from '../../platform/throttle/limiter.ts';

/** Keeps anybody from filling somebody's mailbox: a pause after each mail that was asked for, and a limit a day. */
export interface MailCooldown {
  /** How long the pause is. */
  seconds: number;
  /** @throws Failure `mail.cooldown` while the pause lasts, for known and unknown addresses alike */
  take(address: string): Promise<void>;
  /** The same as a question: false while the pause lasts. */
  allows(address: string): Promise<boolean>;
}

/** Opens the cool-down over two limiters whose refusals are `mail.cooldown`. Addresses are counted by their hash. */
export function openMailCooldown(seconds: number, pause: Limiter, day: Limiter): MailCooldown {
  const keyOf = (address: string) =>
    createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
  const take = async (address: string) => {
    await pause.take(keyOf(address));
    await day.take(keyOf(address));
  };
  return {
    seconds,
    take,
    async allows(address) {
      try {
        await take(address);
        return true;
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
    },
  };
}

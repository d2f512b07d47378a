import { absoluteMinutes, idleMinutes } from '@udaya/core/identity/account-rules';

const minute = 60_000;

/** `idle`: nothing was asked of the server for long; `final`: the longest time of a session is over. */
export interface SessionEnd {
  kind: 'idle' | 'final';
  /** How long it still lasts, in milliseconds; negative once it is over. */
  left: number;
}

/** When a session ends by the limits of the server: which limit comes first, and how long until then (times in milliseconds). */
export function sessionEnd(beganAt: number, idleEndsAt: number, now: number): SessionEnd {
  const idle = Math.max(beganAt + idleMinutes * minute, idleEndsAt) - now;
  const final = beganAt + absoluteMinutes * minute - now;
  return final < idle ? { kind: 'final', left: final } : { kind: 'idle', left: idle };
}

import * as z from 'zod/mini';

/** The tabs of a profile; the address carries which one it is. */
export type ProfileTab = 'personal' | 'login';

/** What the address of a profile carries. */
export const ProfileSearch = z.object({ tab: z.catch(z.optional(z.literal('login')), undefined) });

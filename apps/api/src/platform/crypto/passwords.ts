import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '@udaya/core/failure';

// argon2id is algorithm 2 of the library, whose const enum cannot be imported under type stripping.
const options = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const atOnce = 4;
const queueLength = 40;

/** Hashes and checks passwords: argon2id over the peppered, NFKC-normalised text. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the hashed one. Without a hash it costs the same and answers false. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Opens the hasher. At most four hashes (64 MiB each) run at once; forty wait; then `server.busy` is thrown. */
export function openPasswords(pepper: Buffer): Passwords {
  // As text, since the library reads passwords as UTF-8.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password.normalize('NFKC')).digest('base64');
  const slots = limitedSlots();
  let dummy: string | undefined;
  // Kept only once it is made: a busy moment at the first try must not spoil all later ones.
  const readDummy = async () =>
    (dummy ??= await slots(() => hash(peppered('nobody has this password'), options)));
  return {
    hash: (password) => slots(() => hash(peppered(password), options)),
    async verify(stored, password) {
      const against = stored ?? (await readDummy());
      const right = await slots(() => verify(against, peppered(password)));
      return right && stored !== undefined;
    },
  };
}

function limitedSlots(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueLength) throw new Failure('server.busy', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot passes to the next in line, so the count falls only when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { createCipheriv } from 'node:crypto';

/** Numbers from 0 up to 1 that follow from a key of 32 bytes: the same again for the same key, and unforeseeable without it. */
export function keyedRandom(key: Buffer): () => number {
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(4_096);
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at + 4 > block.length) [block, at] = [stream.update(zeros), 0];
    at += 4;
    return block.readUInt32LE(at - 4) / 2 ** 32;
  };
}

import { readFileSync } from 'node:fs';

function bytesOf(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** A fresh copy of the committed table's bytes. */
export function tableBytes(): ArrayBuffer {
  return bytesOf('ephemeris.bin');
}

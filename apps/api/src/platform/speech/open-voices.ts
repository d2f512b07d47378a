import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Samples a second of all sound here. */
export const sampleRate = 16_000;

/** What one speaker says for each character, as samples between -1 and 1. */
export type Voice = ReadonlyMap<string, Float32Array>;

/** In this order each file of a voice has a slot of one length for each character; silence fills it. */
const order = 'KLMQRWY2346789';
const silence = 0.002;

/** Reads the voices that `scripts/voices/make-voices.mjs` made: WAV files of mu-law bytes. */
export function openVoices(folder: string): Voice[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.wav'));
  return files.toSorted().map((name) => readVoice(readFileSync(path.join(folder, name))));
}

function readVoice(wav: Buffer): Voice {
  const header = wav.indexOf('data');
  const bytes = wav.subarray(header + 8, header + 8 + wav.readUInt32LE(header + 4));
  const slot = Math.floor(bytes.length / order.length);
  return new Map(
    Array.from(order, (character, index) => [
      character,
      trim(Float32Array.from(bytes.subarray(index * slot, (index + 1) * slot), decode)),
    ]),
  );
}

/** One mu-law byte (G.711) as a sample. */
function decode(byte: number): number {
  const bits = ~byte & 0xff;
  const size = ((((bits & 0x0f) << 3) + 132) << ((bits & 0x70) >> 4)) - 132;
  return (bits & 0x80 ? -size : size) / 32_768;
}

function trim(samples: Float32Array): Float32Array {
  const end = samples.findLastIndex((sample) => Math.abs(sample) > silence);
  return samples.subarray(
    Math.max(
      0,
      samples.findIndex((sample) => Math.abs(sample) > silence),
    ),
    end + 1,
  );
}

import path from 'node:path';
import { keyedRandom } from './keyed-random.ts';
import { mixSpeech } from './mix-speech.ts';
import { openVoices, sampleRate, type Voice } from './open-voices.ts';

/** Reads aloud what cannot be seen. */
export interface Speech {
  /**
   * Characters, one after the other, as WAV; undefined when one of them has no voice. The same key (32 bytes) gives the same sound,
   * so that asking again tells nothing more.
   */
  spell(characters: string, key: Buffer): Buffer | undefined;
}

const folder = path.resolve(import.meta.dirname, '../../../data/voices');

/** Opens the voices that are shipped; they are read when the first is needed. */
export function openSpeech(): Speech {
  let voices: Voice[] | undefined;
  return {
    spell(characters, key) {
      voices ??= openVoices(folder);
      const [voice] = voices;
      if (!voice || !Array.from(characters).every((one) => voice.has(one))) return undefined;
      return wavOf(mixSpeech(voices, characters, keyedRandom(key)));
    },
  };
}

const headerBytes = 44;

/** Samples between -1 and 1 as a WAV file of 16 bits, one channel. */
export function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => wav.writeInt16LE(Math.round(sample * 32_000), headerBytes + index * 2));
  return wav;
}

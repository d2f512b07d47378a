import { sampleRate, type Voice } from './open-voices.ts';
import { resample, stretch } from './reshape.ts';

/** Levels relative to the loudest sample of a voice: low enough for people, too near for a program that looks for pauses. */
const babbleLevel = 0.2;
const hissLevel = 0.02;
const talkers = 3;

/**
 * Characters spoken one after the other, each by another voice at its own speed, pitch and loudness, after pauses of no fixed
 * length, before talkers who speak backwards and a hiss. The same random numbers give the same sound.
 */
export function mixSpeech(voices: readonly Voice[], characters: string, random: () => number): Float32Array {
  const between = (low: number, high: number) => low + (high - low) * random();
  const seconds = (low: number, high: number) => Math.round(between(low, high) * sampleRate);
  const anyOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let at = seconds(0.3, 0.9);
  const words = Array.from(characters, (character) => {
    const pitch = between(0.86, 1.2);
    const spoken = anyOf(voices).get(character) ?? new Float32Array();
    const word = stretch(resample(spoken, pitch), pitch * between(0.95, 1.3));
    const from = at;
    at += word.length + seconds(0.3, 0.85);
    return { word, from, gain: between(0.65, 1) };
  });
  const sound = new Float32Array(at);
  const add = (part: Float32Array, from: number, gain: number) => {
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
    for (let i = 0; i < part.length && from + i < sound.length; i += 1)
      sound[from + i] = (sound[from + i] ?? 0) + ((part[i] ?? 0) / peak) * gain;
  };
  for (const { word, from, gain } of words) add(word, from, gain);
  for (let talker = 0; talker < talkers; talker += 1) {
    for (let from = -seconds(0, 0.5); from < sound.length; ) {
      const backwards = resample(anyOf([...anyOf(voices).values()]), between(0.75, 1.3)).toReversed();
      add(backwards.subarray(Math.max(0, -from)), Math.max(0, from), babbleLevel * between(0.6, 1.3));
      from += Math.floor(backwards.length * between(0.75, 1.1));
    }
  }
  let hum = 0;
  return tilt(
    sound.map((sample) => {
      hum = hum * 0.7 + between(-1, 1) * hissLevel;
      return sample + hum;
    }),
    between(-0.35, 0.35),
  );
}

/** Duller or sharper, as another telephone would make it, and within -1 and 1. */
function tilt(sound: Float32Array, by: number): Float32Array {
  let before = 0;
  const tilted = sound.map((sample) => {
    const out = sample + by * before;
    before = sample;
    return out;
  });
  const peak = tilted.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  return tilted.map((sample) => (sample / peak) * 0.9);
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newSpokenAnswer } from '../apps/api/src/platform/puzzle/alphabet.ts';
import { keyedRandom } from '../apps/api/src/platform/speech/keyed-random.ts';
import { mixSpeech } from '../apps/api/src/platform/speech/mix-speech.ts';
import { wavOf } from '../apps/api/src/platform/speech/open-speech.ts';
import { openVoices, sampleRate, type Voice } from '../apps/api/src/platform/speech/open-voices.ts';
import { stretch } from '../apps/api/src/platform/speech/reshape.ts';

// How often templates hear a captcha, which is what a simple program does that has the very voices of the product: every character of
// every voice at several speeds is laid over the spectrum at every moment, and the best five that do not overlap are the answer.
// Where Debian's pocketsphinx is installed (pocketsphinx, pocketsphinx-en-us) it listens, too, told that it hears five of these words.
// Beside the product's mix the plain way: one voice, one speed, silence between.
// Usage: node bench/captcha-sound.ts [sounds, default 30]

const tested = Number(process.argv[2] ?? 30);
const voices = openVoices(path.resolve(import.meta.dirname, '../apps/api/data/voices'));
const speeds = [0.9, 1.05, 1.2];
const [hop, size, bands] = [128, 256, 18];

/** The loudness of each band in each moment, of each moment without its mean. */
function spectrum(sound: Float32Array): Float32Array[] {
  return Array.from({ length: Math.max(0, Math.floor((sound.length - size) / hop)) }, (_, moment) => {
    const row = Float32Array.from({ length: bands }, (_one, band) =>
      loudness(sound, moment * hop, pitchOf(band)),
    );
    const mean = row.reduce((sum, value) => sum + value, 0) / bands;
    return row.map((value) => value - mean);
  });
}

/** Bands lie as the ear hears them, from 200 to 4,500 hertz. */
const pitchOf = (band: number) => 200 * (4_500 / 200) ** (band / (bands - 1));

/** Goertzel's filter. */
function loudness(sound: Float32Array, from: number, pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / sampleRate);
  let [one, two] = [0, 0];
  for (let i = 0; i < size; i += 1) {
    const next = (sound[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)) + turn * one - two;
    [one, two] = [next, one];
  }
  return Math.log(1e-3 + one * one + two * two - turn * one * two);
}

interface Template {
  character: string;
  rows: Float32Array[];
  norm: number;
}

function templatesOf(known: readonly Voice[], at: readonly number[]): Template[] {
  return known.flatMap((voice) =>
    [...voice].flatMap(([character, sound]) =>
      at.map((speed) => {
        const rows = spectrum(stretch(sound, speed));
        return { character, rows, norm: normOf(rows, 0, rows.length) };
      }),
    ),
  );
}

function normOf(rows: readonly Float32Array[], from: number, count: number): number {
  let sum = 0;
  for (let i = from; i < from + count; i += 1) for (const value of rows[i] ?? []) sum += value * value;
  return Math.sqrt(sum) || 1;
}

function recognise(sound: Float32Array, templates: readonly Template[]): string {
  const rows = spectrum(sound);
  const found = templates.flatMap(({ character, rows: wanted, norm }) =>
    Array.from({ length: Math.max(0, rows.length - wanted.length) }, (_, from) => {
      let sum = 0;
      wanted.forEach((row, i) => {
        const heard = rows[from + i];
        for (let band = 0; band < bands; band += 1) sum += (row[band] ?? 0) * (heard?.[band] ?? 0);
      });
      // A long template that fits says more than a short one.
      const fit = (sum / norm / normOf(rows, from, wanted.length)) * wanted.length ** 0.25;
      return { character, from, to: from + wanted.length, fit };
    }),
  );
  const chosen: typeof found = [];
  for (const one of found.toSorted((a, b) => b.fit - a.fit)) {
    const free = chosen.every(({ from, to }) => one.from >= to - 4 || one.to <= from + 4);
    if (free && chosen.length < 5) chosen.push(one);
  }
  return chosen
    .toSorted((a, b) => a.from - b.from)
    .map(({ character }) => character)
    .join('');
}

const folder = mkdtempSync(path.join(tmpdir(), 'captcha-sound-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const digits: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const grammar = path.join(folder, 'words.gram');
const words = [...Array.from('klmqrwy'), ...Object.keys(digits)].join(' | ');
writeFileSync(
  grammar,
  `#JSGF V1.0;\ngrammar captcha;\n<one> = ${words};\npublic <all> = <one> <one> <one> <one> <one>;\n`,
);

/** What pocketsphinx hears; undefined where it is not installed. */
function recogniseBySphinx(sound: Float32Array): string | undefined {
  const file = path.join(folder, 'sound.wav');
  writeFileSync(file, wavOf(sound));
  const asked = ['-infile', file, '-jsgf', grammar, '-remove_silence', 'no', '-logfn', '/dev/null'];
  const { error, stdout } = spawnSync('pocketsphinx_continuous', asked, { encoding: 'utf8' });
  if (error) return undefined;
  return stdout
    .trim()
    .split(/\s+/)
    .map((word) => digits[word] ?? word.toUpperCase())
    .join('');
}

/** One voice, nothing else: what a program that speaks gives. */
function plain(voice: Voice, answer: string): Float32Array {
  const gap = new Float32Array(sampleRate * 0.4);
  return Float32Array.from(
    [gap, ...Array.from(answer, (one) => [voice.get(one) ?? gap, gap]).flat()].flatMap((part) => [...part]),
  );
}

function report(name: string, make: (answer: string) => Float32Array, templates: readonly Template[]): void {
  const sounds = Array.from({ length: tested }, () => {
    const answer = newSpokenAnswer();
    return { answer, sound: make(answer) };
  });
  const score = (who: string, listen: (sound: Float32Array) => string | undefined) => {
    const heard = sounds.map(({ answer, sound }) => ({ answer, given: listen(sound) }));
    if (heard.some(({ given }) => given === undefined))
      return console.log(`${name}: ${who} is not installed`);
    const solved = heard.filter(({ answer, given }) => given === answer).length;
    const right = heard.flatMap(({ answer, given }) =>
      Array.from(answer).filter((one, at) => given?.[at] === one),
    );
    const share = Math.round((100 * right.length) / (5 * tested));
    console.log(`${name}: ${who} hears ${solved} of ${tested}, ${share}% of the characters`);
  };
  score('a set of templates', (sound) => recognise(sound, templates));
  score('pocketsphinx', recogniseBySphinx);
}

const [voice] = voices;
if (!voice) throw new Error('There are no voices.');
report('one plain voice', (answer) => plain(voice, answer), templatesOf([voice], [1]));
const began = process.cpuUsage().user;
for (let n = 0; n < 10; n += 1) mixSpeech(voices, newSpokenAnswer(), keyedRandom(randomBytes(32)));
console.log(
  `the product: ${((process.cpuUsage().user - began) / 10_000).toFixed(0)} ms of the processor a sound`,
);
report(
  'the product',
  (answer) => mixSpeech(voices, answer, keyedRandom(randomBytes(32))),
  templatesOf(voices, speeds),
);

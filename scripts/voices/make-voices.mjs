// Makes the voices that speak captchas (apps/api/data/voices): each a WAV of one slot for each character of the alphabet. Run once, on a
// machine with flite, espeak-ng and sox; what it made is part of the repository.
// Usage: node scripts/voices/make-voices.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const alphabet = 'FKLMQRWY2346789';
const rate = 11_025;
const slotSeconds = 0.95;
const flite = ['slt', 'rms', 'awb'];
const espeak = [
  ['en-gb', '+f2', 45],
  ['en-us', '+m3', 40],
  ['en-gb-scotland', '+f4', 55],
  ['en-us', '+f3', 60],
  ['en-gb-x-rp', '+m7', 35],
];
const words = { 2: 'two', 3: 'three', 4: 'four', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' };

const out = path.join(root, 'apps/api/data/voices');
const draft = mkdtempSync(path.join(tmpdir(), 'voices-'));
mkdirSync(out, { recursive: true });
const speakers = [
  ...flite.map((voice) => ({
    name: `flite-${voice}`,
    say: (text, file) => execFileSync('flite', ['-voice', voice, '--setf', 'duration_stretch=1.35', '-t', text, '-o', file]),
  })),
  ...espeak.map(([voice, variant, pitch], index) => ({
    name: `espeak-${index + 1}`,
    say: (text, file) =>
      execFileSync('espeak-ng', ['-v', `${voice}${variant}`, '-p', `${pitch}`, '-s', '115', '-w', file, text]),
  })),
];
const begin = ['silence', '1', '0.01', '0.3%', 'fade', 't', '0.005'];
for (const { name, say } of speakers) {
  const slots = Array.from(alphabet, (character, index) => {
    const [spoken, slot] = [path.join(draft, 'spoken.wav'), path.join(draft, `${index}.wav`)];
    say(`${words[character] ?? character}.`, spoken);
    const trim = [...begin, 'reverse', ...begin, 'reverse'];
    const seconds = ['pad', '0', `${slotSeconds}`, 'trim', '0', `${slotSeconds}`];
    execFileSync('sox', ['-V1', spoken, '-c', '1', '-r', `${rate}`, slot, ...trim, 'norm', '-3', ...seconds]);
    return slot;
  });
  execFileSync('sox', [...slots, '-e', 'mu-law', '-b', '8', path.join(out, `${name}.wav`)]);
}
rmSync(draft, { recursive: true });

// Makes the voices that speak captchas (apps/api/data/voices): each a WAV of one slot for each character of the alphabet. Run once, on a
// machine with flite and sox; what it made is part of the repository.
// Usage: node scripts/voices/make-voices.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const alphabet = 'KLMQRWY2346789';
const rate = 16_000;
const slotSeconds = 0.9;
// Name, voice of flite, mean pitch in hertz.
const speakers = [
  ['slt', 'slt', 172],
  ['rms-low', 'rms', 88],
  ['rms-high', 'rms', 118],
  ['awb-low', 'awb', 112],
  ['awb-high', 'awb', 150],
  ['kal', 'kal', 100],
];
const words = { 2: 'two', 3: 'three', 4: 'four', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' };

const out = path.join(root, 'apps/api/data/voices');
const draft = mkdtempSync(path.join(tmpdir(), 'voices-'));
mkdirSync(out, { recursive: true });
const begin = ['silence', '1', '0.005', '0.1%', 'fade', 't', '0.004'];
for (const [name, voice, pitch] of speakers) {
  const slots = Array.from(alphabet, (character, index) => {
    const [spoken, slot] = [path.join(draft, 'spoken.wav'), path.join(draft, `${index}.wav`)];
    const how = ['--setf', 'duration_stretch=1.3', '--setf', `int_f0_target_mean=${pitch}`];
    execFileSync('flite', ['-voice', voice, ...how, '-t', `${words[character] ?? character}.`, '-o', spoken]);
    const trim = [...begin, 'reverse', ...begin, 'reverse'];
    const seconds = ['pad', '0', `${slotSeconds}`, 'trim', '0', `${slotSeconds}`];
    execFileSync('sox', ['-V1', spoken, '-c', '1', '-r', `${rate}`, slot, ...trim, 'norm', '-3', ...seconds]);
    return slot;
  });
  execFileSync('sox', [...slots, '-e', 'mu-law', '-b', '8', path.join(out, `${name}.wav`)]);
}
rmSync(draft, { recursive: true });

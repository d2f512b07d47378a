import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import { newAnswer, seenAlphabet } from '../apps/api/src/platform/puzzle/alphabet.ts';
import { charactersSvg } from '../apps/api/src/platform/puzzle/characters-svg.ts';
import { smallNetwork } from './small-network.ts';

// How often programs read a captcha that know how it is made and learn from pictures they drew themselves: templates of the pieces
// between white columns, and a small convolutional network on a window for each, which sees fresh pictures for as many minutes of one
// processor as it is given. Beside the product's pictures those of svg-captcha. A larger network on more pictures reads more: the
// limits, not the picture, are what stops a patient program.
// Usage: node bench/captcha.ts [minutes of the network's training, default 2]

const minutes = Number(process.argv[2] ?? 2);
const learned = 3_000;
const tested = 1_000;
const [width, height] = [110, 36];
const [piece, window] = [24, 44];

interface Kind {
  name: string;
  alphabet: string;
  draw: () => { svg: string; answer: string };
}

// The library's own types leave out that it can be called with a text.
const drawText = svgCaptcha as unknown as (text: string, options: object) => string;
const plainAlphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const kinds: Kind[] = [
  {
    name: 'svg-captcha',
    alphabet: plainAlphabet,
    draw: () => {
      const answer = Array.from({ length: 5 }, () => plainAlphabet[Math.floor(Math.random() * 26)]).join('');
      const options = { width: 220, height: 72, fontSize: 62, noise: 2, color: false };
      return { answer, svg: drawText(answer, options) };
    },
  },
  {
    name: 'the product',
    alphabet: seenAlphabet,
    draw: () => {
      const answer = newAnswer();
      return { answer, svg: charactersSvg(answer) };
    },
  },
];

/** A picture as brightness, 1 for ink. */
function raster(svg: string): Float32Array {
  const fit = { fitTo: { mode: 'width' as const, value: width }, background: '#ffffff' };
  const { pixels } = new Resvg(svg, { ...fit, font: { loadSystemFonts: false } }).render();
  return Float32Array.from({ length: width * height }, (_, at) => 1 - (pixels[at * 4 + 1] ?? 255) / 255);
}

/** The parts of a picture between columns without ink, thin ones left out, each as a square. */
function pieces(picture: Float32Array): Float32Array[] {
  const inky = Array.from({ length: width }, (_, x) => {
    let rows = 0;
    for (let y = 0; y < height; y += 1) if ((picture[y * width + x] ?? 0) > 0.4) rows += 1;
    return rows > 2;
  });
  const runs: [number, number][] = [];
  inky.forEach((ink, x) => {
    if (ink && !inky[x - 1]) runs.push([x, x]);
    const run = runs.at(-1);
    if (ink && run) run[1] = x;
  });
  return runs.filter(([from, to]) => to - from > 3).map(([from, to]) => square(picture, from, to + 1, piece));
}

function square(picture: Float32Array, from: number, to: number, size: number): Float32Array {
  return Float32Array.from({ length: size * size }, (_, at) => {
    const x = Math.round(from + ((at % size) * (to - from - 1)) / (size - 1));
    const y = Math.round((Math.floor(at / size) * (height - 1)) / (size - 1));
    return x < 0 || x >= width ? 0 : (picture[y * width + x] ?? 0);
  });
}

/** As many equal parts of a picture as there are characters, with what is beside them. */
function windows(picture: Float32Array, count: number): Float32Array[] {
  return Array.from({ length: count }, (_one, index) => {
    const from = Math.round(((index + 0.5) * width) / count - window / 2);
    return Float32Array.from({ length: window * height }, (_, at) => {
      const x = from + (at % window);
      return x < 0 || x >= width ? 0 : (picture[Math.floor(at / window) * width + x] ?? 0);
    });
  });
}

type Read = (picture: Float32Array) => string;

function byTemplates(samples: { picture: Float32Array; answer: string }[]): Read {
  const sums = new Map<string, { sum: Float32Array; count: number }>();
  for (const { picture, answer } of samples) {
    const parts = pieces(picture);
    if (parts.length !== answer.length) continue;
    parts.forEach((part, index) => {
      const known = sums.get(answer[index] ?? '') ?? { sum: new Float32Array(piece * piece), count: 0 };
      part.forEach((value, at) => (known.sum[at] = (known.sum[at] ?? 0) + value));
      sums.set(answer[index] ?? '', { ...known, count: known.count + 1 });
    });
  }
  const distance = (part: Float32Array, { sum, count }: { sum: Float32Array; count: number }) =>
    part.reduce((total, value, at) => total + (value - (sum[at] ?? 0) / count) ** 2, 0);
  return (picture) =>
    pieces(picture)
      .map(
        (part) => [...sums].toSorted(([, a], [, b]) => distance(part, a) - distance(part, b))[0]?.[0] ?? '',
      )
      .join('');
}

function byNetwork({ alphabet, draw }: Kind, report: (read: Read, spent: string) => void): void {
  const network = smallNetwork(window, height, alphabet.length);
  const count = draw().answer.length;
  const read: Read = (picture) =>
    windows(picture, count)
      .map((part) => alphabet[network.guess(part)])
      .join('');
  let [spent, pictures, next] = [0, 0, Math.min(1, minutes)];
  while (spent < minutes) {
    const began = process.cpuUsage();
    for (let n = 0; n < 100; n += 1) {
      const { svg, answer } = draw();
      windows(raster(svg), count).forEach((part, index) =>
        network.train(part, alphabet.indexOf(answer[index] ?? '')),
      );
    }
    const { user, system } = process.cpuUsage(began);
    spent += (user + system) / 60e6;
    pictures += 100;
    if (spent < next) continue;
    report(read, `${spent.toFixed(1)} minutes, ${pictures} pictures`);
    next = Math.min(minutes, Math.max(next * 2, next + 1));
  }
}

for (const kind of kinds) {
  const make = (count: number) =>
    Array.from({ length: count }, () => {
      const { svg, answer } = kind.draw();
      return { picture: raster(svg), answer };
    });
  const began = performance.now();
  const [samples, unseen] = [make(learned), make(tested)];
  const each = (performance.now() - began) / (learned + tested);
  const report = (name: string, read: Read) => {
    const given = unseen.map(({ picture, answer }) => {
      const found = read(picture);
      return Array.from(answer, (one, index) => found[index] === one && found.length === answer.length);
    });
    const solved = given.filter((right) => right.every(Boolean)).length;
    const letters = given.flat().filter(Boolean).length / given.flat().length;
    console.log(
      `  ${name}: ${((100 * solved) / tested).toFixed(1)} % of ${tested}, ${(100 * letters).toFixed(0)} % of the characters`,
    );
  };
  console.log(`${kind.name}: ${each.toFixed(1)} ms a picture`);
  report('templates', byTemplates(samples));
  byNetwork(kind, (read, spent) => report(`network after ${spent}`, read));
}

import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import { newAnswer } from '../apps/api/src/platform/puzzle/alphabet.ts';
import { charactersSvg } from '../apps/api/src/platform/puzzle/characters-svg.ts';
import { smallNetwork } from './small-network.ts';

// How often simple programs read a captcha, who know how it is made and learn from pictures they drew themselves: templates of the
// pieces between white columns, and a network of one hidden layer on five windows. Beside the product's pictures those of
// svg-captcha. A larger network on more pictures reads more: the limits, not the picture, are what stops a patient program.
// Usage: node bench/captcha.ts [pictures to learn from, default 3000]

const learned = Number(process.argv[2] ?? 3_000);
const tested = 200;
const [width, height] = [110, 36];
const [piece, window] = [24, 36];

interface Kind {
  name: string;
  draw: () => { svg: string; answer: string };
}

// The library's own types leave out that it can be called with a text.
const drawText = svgCaptcha as unknown as (text: string, options: object) => string;
const plainAlphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const kinds: Kind[] = [
  {
    name: 'svg-captcha',
    draw: () => {
      const answer = Array.from({ length: 5 }, () => plainAlphabet[Math.floor(Math.random() * 26)]).join('');
      const options = { width: 220, height: 72, fontSize: 62, noise: 2, color: false };
      return { answer, svg: drawText(answer, options) };
    },
  },
  {
    name: 'the product',
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

function windows(picture: Float32Array): Float32Array[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const middle = ((index + 0.5) * width) / 5;
    return square(picture, Math.round(middle - window / 2), Math.round(middle + window / 2), window);
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

function byNetwork(samples: { picture: Float32Array; answer: string }[]): Read {
  const classes = [...new Set(samples.flatMap(({ answer }) => Array.from(answer)))].toSorted();
  const network = smallNetwork(window * window, 128, classes.length);
  const epochs = 8;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { picture, answer } of samples) {
      windows(picture).forEach((part, index) =>
        network.train(part, classes.indexOf(answer[index] ?? ''), 0.003 * (1 - epoch / epochs)),
      );
    }
  }
  return (picture) =>
    windows(picture)
      .map((part) => classes[network.guess(part)])
      .join('');
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
  const solved = (read: Read) => unseen.filter(({ picture, answer }) => read(picture) === answer).length;
  const letters = (read: Read) => {
    const right = unseen.flatMap(({ picture, answer }) => {
      const given = read(picture);
      return Array.from(answer).map((one, index) => (given[index] === one ? 1 : 0));
    });
    return Math.round((100 * right.reduce<number>((sum, one) => sum + one, 0)) / right.length);
  };
  const [templates, network] = [byTemplates(samples), byNetwork(samples)];
  console.log(`${kind.name}: ${each.toFixed(1)} ms a picture`);
  console.log(`  templates: ${solved(templates)} of ${tested}, ${letters(templates)}% of the characters`);
  console.log(`  small network: ${solved(network)} of ${tested}, ${letters(network)}% of the characters`);
}

import type { LaidOut } from './lay-out-picture.ts';

/** How wide every picture is, and its margin, in pixels. */
export const width = 1080;
export const margin = 96;

const family = (kind: 'serif' | 'sans') =>
  kind === 'serif'
    ? '"Source Serif 4", Georgia, "Noto Sans Tamil", "Noto Sans Devanagari", serif'
    : '"Figtree Variable", system-ui, "Noto Sans Tamil", "Noto Sans Devanagari", sans-serif';
export const heading = (size: number) => `600 ${size}px ${family('serif')}`;
export const body = (size: number) => `400 ${size}px ${family('serif')}`;
export const small = (size: number, weight = 500) => `${weight} ${size}px ${family('sans')}`;

/** The product's own look in the light, whatever the reader's page looks like. */
export const colours = {
  paper: '#fdf8f4',
  ink: '#1e2132',
  soft: '#5a6078',
  accent: '#bd5723',
  sun: '#e58e5c',
  ground: '#2e3379',
};

/** Waits until fonts have the letters of some words: a canvas does not. */
export async function loadFonts(words: string): Promise<void> {
  await Promise.all([heading(60), body(40), small(30)].map((font) => document.fonts.load(font, words))).catch(
    () => undefined,
  );
}

/** How wide a text in a font is on a canvas. */
export const measureBy =
  (context: CanvasRenderingContext2D) => (font: (size: number) => string) => (text: string, size: number) => {
    context.font = font(size);
    return context.measureText(text).width;
  };

/** The half-risen sun with the product's name beside it, and a line below. */
export function drawBrand(context: CanvasRenderingContext2D, name: string): void {
  const [left, ground] = [margin, margin + 42];
  context.fillStyle = colours.sun;
  context.beginPath();
  context.arc(left + 32, ground, 26, Math.PI, 0);
  context.fill();
  context.strokeStyle = colours.ink;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(left, ground + 12);
  context.lineTo(left + 64, ground + 12);
  context.moveTo(left + 14, ground + 24);
  context.lineTo(left + 50, ground + 24);
  context.stroke();
  context.fillStyle = colours.ink;
  context.font = heading(40);
  context.fillText(name, left + 88, margin + 10);
}

interface Lines extends Omit<LaidOut, 'height'> {
  font: (size: number) => string;
  colour: string;
  top: number;
}

/** Lines one below the other. */
export function drawLines(
  context: CanvasRenderingContext2D,
  { lines, size, font, colour, top }: Lines,
): void {
  context.font = font(size);
  context.fillStyle = colour;
  for (const [index, line] of lines.entries()) context.fillText(line, margin, top + index * size * 1.5);
}

/** The picture as a file. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], name, { type: 'image/png' });
}

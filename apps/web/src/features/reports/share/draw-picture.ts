import { layOutText } from './lay-out-picture.ts';

/** What a picture of a part shows. */
export interface Picture {
  heading: string;
  text: string;
  /** Whose reading it is from; empty where that is not shown. */
  from: string;
  productName: string;
  /** What the reading is not. */
  foot: string;
  /** The language of the text. */
  lang: string;
}

const width = 1080;
const shortest = 1350;
const margin = 96;
const family = (kind: 'serif' | 'sans') =>
  kind === 'serif'
    ? '"Source Serif 4", Georgia, "Noto Sans Tamil", "Noto Sans Devanagari", serif'
    : '"Figtree Variable", system-ui, "Noto Sans Tamil", "Noto Sans Devanagari", sans-serif';
const heading = (size: number) => `600 ${size}px ${family('serif')}`;
const body = (size: number) => `400 ${size}px ${family('serif')}`;
const small = (size: number, weight = 500) => `${weight} ${size}px ${family('sans')}`;

// The product's own look in the light, whatever the reader's page looks like.
const colours = { paper: '#fdf8f4', ink: '#1e2132', soft: '#5a6078', accent: '#bd5723', sun: '#e58e5c' };

/** Draws a part of a report, in the fonts of the product, as high as its text needs. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const words = `${picture.heading} ${picture.text} ${picture.from} ${picture.productName} ${picture.foot}`;
  // Without its letters a font is not loaded, and a canvas does not wait for one.
  await Promise.all([heading(60), body(40), small(30)].map((font) => document.fonts.load(font, words))).catch(
    () => undefined,
  );
  const context = canvas.getContext('2d');
  if (!context) return;
  const measureBy = (font: (size: number) => string) => (text: string, size: number) => {
    context.font = font(size);
    return context.measureText(text).width;
  };
  canvas.lang = picture.lang;
  const inner = width - 2 * margin;
  const title = layOutText(measureBy(heading), picture.heading, {
    width: inner,
    height: 160,
    largest: 66,
    smallest: 40,
  });
  const top = margin + 110;
  const from = picture.from ? 60 : 0;
  const bodyTop = top + title.height + 30 + from;
  const footHeight = 150;
  const text = layOutText(measureBy(body), picture.text, {
    width: inner,
    height: shortest - bodyTop - footHeight,
    largest: 46,
    smallest: 32,
  });
  canvas.width = width;
  canvas.height = Math.max(shortest, Math.ceil(bodyTop + text.height + footHeight));
  context.textBaseline = 'top';
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawBrand(context, picture.productName);
  drawLines(context, { ...title, font: heading, colour: colours.ink, top });
  if (picture.from)
    drawLines(context, {
      ...layOutText(measureBy(small), picture.from, { width: inner, height: 50, largest: 32, smallest: 20 }),
      font: small,
      colour: colours.soft,
      top: top + title.height + 8,
    });
  drawLines(context, { ...text, font: body, colour: colours.ink, top: bodyTop });
  const foot = layOutText(measureBy(small), picture.foot, {
    width: inner,
    height: 90,
    largest: 27,
    smallest: 20,
  });
  drawLines(context, {
    ...foot,
    font: small,
    colour: colours.soft,
    top: canvas.height - margin + 10 - foot.height / 2,
  });
}

/** The half-risen sun with the product's name beside it, and a line below. */
function drawBrand(context: CanvasRenderingContext2D, name: string): void {
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

function drawLines(
  context: CanvasRenderingContext2D,
  {
    lines,
    size,
    font,
    colour,
    top,
  }: { lines: string[]; size: number; font: (size: number) => string; colour: string; top: number },
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

import { drawLines, heading, loadFonts, margin, measureBy, small, width } from '../share/brush.ts';
import { layOutText } from '../share/lay-out-picture.ts';

/** What a picture of a sky shows around it. */
export interface SkyCard {
  /** The address of the drawing. */
  sky: string;
  title: string;
  /** Whose it is, where and when; empty where that is not shown. */
  lines: readonly string[];
  productName: string;
  lang: string;
}

const night = { ground: '#0a1029', words: '#f7f3e6', soft: '#a9b3dd' };
const breadth = width - 2 * 50;

/** Draws the sky on a dark sheet, 1080 wide, with its title and what is said of it below. */
export async function drawSkyCard(canvas: HTMLCanvasElement, card: SkyCard): Promise<void> {
  const { title, lines, productName } = card;
  await loadFonts([title, ...lines, productName].join(' '));
  const picture = new Image();
  picture.src = card.sky;
  await picture.decode();
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.lang = card.lang;
  const measure = measureBy(context);
  const inner = width - 2 * margin;
  const head = layOutText(measure(heading), title, { width: inner, height: 90, largest: 58, smallest: 34 });
  const said = lines.map((line) =>
    layOutText(measure(small), line, { width: inner, height: 100, largest: 34, smallest: 24 }),
  );
  const top = breadth + 90;
  const below = said.reduce((sum, { height }) => sum + height, 0);
  canvas.width = width;
  canvas.height = Math.ceil(top + head.height + below + 150);
  context.fillStyle = night.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, (width - breadth) / 2, 50, breadth, breadth);
  context.textBaseline = 'top';
  drawLines(context, { ...head, font: heading, colour: night.words, top });
  let y = top + head.height + 6;
  for (const line of said) {
    drawLines(context, { ...line, font: small, colour: night.soft, top: y });
    y += line.height;
  }
  const foot = layOutText(measure(small), productName, {
    width: inner,
    height: 50,
    largest: 28,
    smallest: 20,
  });
  drawLines(context, {
    ...foot,
    font: small,
    colour: night.soft,
    top: canvas.height - margin + 10 - foot.height / 2,
  });
}

import {
  colours,
  drawBrand,
  drawLines,
  heading,
  loadFonts,
  margin,
  measureBy,
  small,
  width,
} from './brush.ts';
import { layOutText } from './lay-out-picture.ts';

/** What a card with one sentence shows. */
export interface Card {
  /** Whose reading says it. */
  lead: string;
  sentence: string;
  productName: string;
  /** Where the product is found. */
  address: string;
  /** The language of the sentence. */
  lang: string;
}

const horizon = width - 170;

/** Draws a sentence of a report as a square card: above the rising sun, as large as it fits. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  const { lead, sentence, productName, address, lang } = card;
  await loadFonts(`${lead} ${sentence} ${productName} ${address}`);
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.lang = lang;
  canvas.width = width;
  canvas.height = width;
  const measure = measureBy(context);
  const inner = width - 2 * margin;
  context.textBaseline = 'top';
  drawSunrise(context);
  drawBrand(context, productName);
  const said = layOutText(measure(small), lead, { width: inner, height: 100, largest: 34, smallest: 22 });
  const top = margin + 130;
  const room = horizon - 190 - (top + said.height + 24);
  const words = layOutText(measure(heading), sentence, {
    width: inner,
    height: room,
    largest: 76,
    smallest: 30,
  });
  // A short sentence stands somewhat lower than its lead would have it, where the eye rests.
  const spare = Math.max(0, room - words.height) / 4;
  drawLines(context, { ...said, font: small, colour: colours.accent, top: top + spare });
  drawLines(context, {
    ...words,
    font: heading,
    colour: colours.ink,
    top: top + spare + said.height + 24,
  });
  const foot = layOutText(measure(small), address, { width: inner, height: 60, largest: 32, smallest: 18 });
  drawLines(context, { ...foot, font: small, colour: '#ffffff', top: horizon + 85 - foot.height / 2 });
}

function drawSunrise(context: CanvasRenderingContext2D): void {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, width);
  const centre = width - 290;
  context.strokeStyle = colours.sun;
  context.lineWidth = 3;
  for (const [index, radius] of [170, 225, 285].entries()) {
    context.globalAlpha = 0.4 - index * 0.12;
    context.beginPath();
    context.arc(centre, horizon, radius, Math.PI, 0);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.sun;
  context.beginPath();
  context.arc(centre, horizon, 120, Math.PI, 0);
  context.fill();
  context.fillStyle = colours.ground;
  context.fillRect(0, horizon, width, width - horizon);
}

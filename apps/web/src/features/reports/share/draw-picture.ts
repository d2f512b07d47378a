import {
  body,
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

const shortest = 1350;
/** Draws a part of a report, in the fonts of the product, as high as its text needs. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const words = `${picture.heading} ${picture.text} ${picture.from} ${picture.productName} ${picture.foot}`;
  await loadFonts(words);
  const context = canvas.getContext('2d');
  if (!context) return;
  const measure = measureBy(context);
  canvas.lang = picture.lang;
  const inner = width - 2 * margin;
  const title = layOutText(measure(heading), picture.heading, {
    width: inner,
    height: 160,
    largest: 66,
    smallest: 40,
  });
  const top = margin + 110;
  const from = picture.from ? 60 : 0;
  const bodyTop = top + title.height + 30 + from;
  const footHeight = 150;
  const text = layOutText(measure(body), picture.text, {
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
      ...layOutText(measure(small), picture.from, { width: inner, height: 50, largest: 32, smallest: 20 }),
      font: small,
      colour: colours.soft,
      top: top + title.height + 8,
    });
  drawLines(context, { ...text, font: body, colour: colours.ink, top: bodyTop });
  const foot = layOutText(measure(small), picture.foot, {
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

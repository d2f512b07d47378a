import type { Area } from '@udaya/core/knowledge/areas';
import { createElement, type ReactElement } from 'react';

/** A drawing as data of two SVG paths in absolute commands, in a field of 64 by 64. */
interface AreaPaths {
  /** Stroked. */
  lines: string;
  /** Filled with the warm accent, under the lines. */
  accent: string;
}

/** A thing of the house or of the garden for each area of life. */
export const areaDrawings: Readonly<Record<Area, AreaPaths>> = {
  // A kite, risen on its own.
  confidence: {
    lines:
      'M49 6.2C49.9 15.2 52.1 24.3 55.8 32.4C45 32.8 35.5 35.5 27 38.8C26.9 29.7 25.8 19.9 22.1 9.7C31 10.1 40.3 8.7 49 6.2ZM49 6.2L27 38.8M22.1 9.7C32.6 7.7 53.8 21.9 55.8 32.4M22.3 45.8C19 53.5 12 50 8 52.5C3.5 55.5 5 61 9.5 61',
    accent: 'M27 38.8C28.1 42.4 28.5 46.9 27.1 50.1C24.5 46.7 20.6 44.1 16.5 43C18.9 40.4 23.3 39.2 27 38.8Z',
  },
  // A bowl of water, and a drop that stirs it.
  feelings: {
    lines:
      'M9 35C9 31.5 19 29 32 29S55 31.5 55 35S45 41 32 41S9 38.5 9 35ZM9 35C9 47 18 55 32 55S55 47 55 35M24 59C29 60 35 60 40 59M20 35.5C21 33.5 26 32.5 32 32.5S43 33.5 44 35.5M27 36.7C30 35.9 34 35.9 37 36.7',
    accent: 'M32 7C34.3 12 36.8 15.2 36.8 18.7A4.8 4.8 0 0 1 27.2 18.7C27.2 15.2 29.7 12 32 7Z',
  },
  // An open book, a page on its way over.
  learning: {
    lines:
      'M32 19C26 12.5 15 11.5 5 14.5V47C15 44 26 45 32 51C38 45 49 44 59 47V14.5C55 13.3 51 12.8 47 12.7M32 19V51M32 19C34 12 39 7.5 47 6V38C40 39.5 35 44 32 51M12 23C17 22 21.5 22.7 25.5 25M12 30.5C17 29.5 21.5 30.2 25.5 32.5M12 38C16 37.2 19 37.4 22 38.5',
    accent: 'M34.5 50C36 53.5 35 57 36 61L38.7 58.6L41.5 60.6C40 56.5 41 52 39.5 47.5Z',
  },
  // Two cups of tea on one tray.
  friends: {
    lines:
      'M7 25C7 23 12 21.8 18 21.8S29 23 29 25S24 28.2 18 28.2S7 27 7 25C7 40 9.5 48 18 48C22.5 48 25.5 46 27.3 42.5M7.3 29C3 28 1.5 31 2.5 34.5C3.5 38 6 39.5 9 39M31 34C31 32 36 30.8 42 30.8S53 32 53 34S48 37.2 42 37.2S31 36 31 34C31 48 34 55 42 55S53 48 53 34M52.8 38C58 36.5 61 39 60.5 42.5C60 46.5 55.5 48.5 51 48M18 17C14 12.5 22 9.5 18.5 4M42 26C46 21.5 38 18.5 41.5 13M3 49C6 56.5 20 60.5 34 60.5C46 60.5 57 58.5 61 54',
    accent:
      'M10.5 25.4A7.5 1.5 0 1 1 25.5 25.4A7.5 1.5 0 1 1 10.5 25.4ZM34.5 34.4A7.5 1.5 0 1 1 49.5 34.4A7.5 1.5 0 1 1 34.5 34.4Z',
  },
  // A bicycle with its lamp.
  energy: {
    lines:
      'M3.5 44A12 12 0 1 1 27.5 44A12 12 0 1 1 3.5 44ZM36.5 44A12 12 0 1 1 60.5 44A12 12 0 1 1 36.5 44ZM27 45A3 3 0 1 1 33 45A3 3 0 1 1 27 45ZM15.5 44L27 45M15.5 44L26.5 30M29.3 42L24.6 24M26.5 30.5C32 29 37 28.5 42.8 28M31.5 42.3C35 37.5 38.5 33.5 43.5 31M48.5 44C45.5 38 43.5 30 41.5 20.5C41 17.5 44.5 16.5 49 18.5M19 24C22.5 22.5 26.5 22.5 30.5 24.5',
    accent: 'M43.7 24.8A3.1 3.1 0 1 1 49.9 24.8A3.1 3.1 0 1 1 43.7 24.8Z',
  },
  // A market balance: one mango weighs what three limes weigh.
  fairness: {
    lines:
      'M32 4.5C27.5 8.5 29 12 32 15C35 12 36.5 8.5 32 4.5ZM32 15V25M8.5 19.5C12 16.5 15 18.8 20 18.8H44C49 18.8 52 16.5 55.5 19.5M12.5 18.5L3.5 42M12.5 18.5L21.5 42M51.5 18.5L42.5 42M51.5 18.5L60.5 42M2 42H23C23 49.5 18.5 54 12.5 54S2 49.5 2 42ZM41 42H62C62 49.5 57.5 54 51.5 54S41 49.5 41 42ZM4.5 47.8C9 49.3 16 49.3 20.5 47.8M43.5 47.8C48 49.3 55 49.3 59.5 47.8M45.5 39.2A2.8 2.8 0 1 1 51.1 39.2A2.8 2.8 0 1 1 45.5 39.2ZM51.9 39.2A2.8 2.8 0 1 1 57.5 39.2A2.8 2.8 0 1 1 51.9 39.2ZM48.7 34.5A2.8 2.8 0 1 1 54.3 34.5A2.8 2.8 0 1 1 48.7 34.5Z',
    accent:
      'M12.5 42C9.5 42 7.5 39.8 7.5 37C7.5 33.8 10 31.8 13 32.2C16 32.6 17.8 35.2 17.3 38C16.8 40.5 15 42 12.5 42Z',
  },
  // A seedling and what it does below the ground.
  patience: {
    lines:
      'M32 41C31 34 33 28 32 18M32 27C24 27 17.5 22 16.5 13C26 13 31.5 18.5 32 27M32 20C33 11.5 39.5 6 49 5.5C49 14.5 41.5 20.5 32 20M6 42C13 39.5 20 40.5 27 42M37 42C44 40 51 39.5 58 41.5M32 49C31.5 52 33 56 32 61.5M32 51.5C27 51.5 25 55 19.5 54.5M32.3 53.5C36 54 38.5 57.5 43 57',
    accent: 'M32 40C35.9 41.3 37 44.6 35.8 47.4C34.5 50.1 30.7 50.1 28.8 47.6C27 44.5 28.8 41.3 32 40Z',
  },
  // A paper boat that has set out.
  wishes: {
    lines:
      'M5 32C12 37.5 22 40 32 40S52 37.5 59 32L46.5 50.5H17.5ZM20.5 38.5L31 15.5C31.5 14.5 32.5 14.5 33 15.5L43.5 38.5M32 15V40M4 57.5C9 53.5 13.5 53.5 18 57S27.5 60 32.5 57S41 53.5 46 57S55 60 60 56',
    accent: 'M46.4 16A4.6 4.6 0 1 1 55.6 16A4.6 4.6 0 1 1 46.4 16Z',
  },
  // A leaf on its way down from the bough.
  'letting-go': {
    lines:
      'M4 10.8C18 8.3 32 11.3 44 19.3M30 12.3C29.9 4.7 35.8 1 43.6 3.8C42.7 12 36.8 15.7 30 12.3ZM30 12.3L38.4 7M44 19.3C50.9 14.9 57.5 18.1 59.3 26.8C51.3 30.7 44.8 27.5 44 19.3ZM44 19.3L53.5 23.9M19 9.5C26.7 10.5 29.9 17 26.5 24.8C18.2 22.7 15 16.2 19 9.5ZM19 9.5L23.6 19M40.5 26C44 29.5 43.5 33 39 34.5M33 36.5C29.5 38 28.5 40.5 29.5 43M46 47C43.5 48.6 41.5 49.6 39.5 50.3L27.5 55.5',
    accent: 'M39.5 50.3C38.2 59.6 30.5 62.9 21.6 58.1C24.1 48.3 31.8 44.9 39.5 50.3Z',
  },
  // A door ajar, and the sun over a hill behind it.
  meeting: {
    lines:
      'M13 55.5V6.5H47.5C49.5 6.5 51 7.8 51 10V55.5M13 6.5L28 13V50.5L13 55.5M23.5 30.5V34M28 43.5C34 39.5 44 39 51 42.5M5 55.5H59M10 60.5H54',
    accent: 'M32.8 41.2A7 7 0 0 1 46.5 40.7C42 39.7 37.5 39.7 32.8 41.2Z',
  },
};

const field = 64;

/** Width of the lines in units of the field: 1.6 at 64 pixels; in pixels it grows with the root of the size, so that small ones stay clear and large ones fine. */
function lineWidth(size: number): number {
  return Math.round(1280 / Math.sqrt(size)) / 100;
}

interface AreaDrawingProps {
  area: Area;
  /** Width and height in pixels: 40 to 56 beside a heading. */
  size?: number;
  /** The colour of the accent; the lines take that of the text. */
  accent: string;
}

/** The drawing of an area of life. Decoration: its heading stands beside it. */
export function AreaDrawing({ area, size = 48, accent }: AreaDrawingProps): ReactElement {
  const drawing = areaDrawings[area];
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: `0 0 ${field} ${field}`,
      fill: 'none',
      'aria-hidden': true,
      focusable: false,
    },
    createElement('path', { d: drawing.accent, fill: accent }),
    createElement('path', {
      d: drawing.lines,
      stroke: 'currentColor',
      strokeWidth: lineWidth(size),
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );
}

interface DrawAreaColours {
  /** Width and height in pixels at which it will be seen, by which the lines are chosen. */
  size: number;
  ink: string;
  accent: string;
}

/** The same as the text of an SVG, for a document. The colours are any that SVG knows and are not escaped. */
export function drawArea(area: Area, { size, ink, accent }: DrawAreaColours): string {
  const drawing = areaDrawings[area];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${field} ${field}" fill="none">`,
    `<path d="${drawing.accent}" fill="${accent}"/>`,
    `<path d="${drawing.lines}" stroke="${ink}" stroke-width="${lineWidth(size)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

import { areas } from '@udaya/core/knowledge/areas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AreaDrawing, areaDrawings, drawArea } from './area-drawings.ts';

/** How many numbers each command takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, S: 4, C: 6, A: 7, Z: 0 };

/** The commands of a path, each with its numbers; throws for what is no command or has too few or too many. */
function readPath(data: string) {
  if (!/^(?:[A-Z](?:\d+(?:\.\d+)?(?: |(?=[A-Z]|$)))*)+$/.test(data)) throw new Error(`no path: ${data}`);
  return [...data.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = '', rest = '']) => {
    const numbers = rest.split(' ').filter(Boolean).map(Number);
    if (numbers.length !== takes[command]) throw new Error(`${command} of ${numbers.length}: ${data}`);
    return { command, numbers };
  });
}

/** The numbers along one axis, control points too, and how far the half circles reach. */
function reach(data: string): number[] {
  let last = [0, 0];
  return readPath(data).flatMap(({ command, numbers }) => {
    const before = last;
    if (command === 'A') {
      const [rx = 0, ry = 0, , , , x = 0, y = 0] = numbers;
      last = [x, y];
      const [cx, cy] = [((before[0] ?? 0) + x) / 2, ((before[1] ?? 0) + y) / 2];
      return [cx - rx, cx + rx, cy - ry, cy + ry];
    }
    if (numbers.length > 1) last = numbers.slice(-2);
    return numbers;
  });
}

describe.each(areas)('the drawing of %s', (area) => {
  const { lines, accent } = areaDrawings[area];

  it('is two paths that stay within the field, with room for the width of a line', () => {
    for (const data of [lines, accent]) {
      expect(readPath(data)[0]?.command).toBe('M');
      expect(Math.min(...reach(data))).toBeGreaterThanOrEqual(0.8);
      expect(Math.max(...reach(data))).toBeLessThanOrEqual(63.2);
    }
  });

  it('closes its accent, and is a picture of few lines', () => {
    expect(accent.endsWith('Z')).toBe(true);
    expect(lines.split('M').length - 1).toBeLessThanOrEqual(14);
  });

  it('is the same in a document as on the page, and nothing to a screen reader', () => {
    const page = renderToStaticMarkup(createElement(AreaDrawing, { area, size: 64, accent: '#bd5723' }));
    const text = drawArea(area, { size: 64, ink: 'currentColor', accent: '#bd5723' });
    const paths = (svg: string) =>
      [...svg.matchAll(/<path ([^>]*?)\/?>/g)].map(([, attributes]) => attributes);
    expect(paths(page)).toEqual(paths(text));
    expect(page).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });
});

it('draws finer lines in a large one, clearer ones in a small one', () => {
  const width = (size: number) =>
    Number(/stroke-width="([^"]*)"/.exec(drawArea('wishes', { size, ink: '#000', accent: '#000' }))?.[1]);
  expect([40, 64, 200].map(width)).toEqual([2.02, 1.6, 0.91]);
});

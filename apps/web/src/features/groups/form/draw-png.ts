import type { Bitmap2D } from 'lean-qr';

/** How many modules around a code stay white, so that cameras find it. */
export const quietZone = 4;

const leastSide = 1_024;

/** A code as a PNG of at least 1,024 pixels a side. */
export async function drawPng(code: Bitmap2D): Promise<Blob> {
  const modules = document.createElement('canvas');
  code.toCanvas(modules, {
    on: [0, 0, 0, 255],
    off: [255, 255, 255, 255],
    padX: quietZone,
    padY: quietZone,
  });
  const canvas = document.createElement('canvas');
  // Whole pixels a module, or its edges would be grey.
  const side = modules.width * Math.ceil(leastSide / modules.width);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingEnabled = false;
  context.drawImage(modules, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
}

const centre = { x: 300, y: 330 };
const radii = [120, 168, 222, 282];

/** A point of the upper half circle; degrees run from the right end of the horizon to the left one. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(1)} ${(centre.y - radius * Math.sin(angle)).toFixed(1)}`;
}

/** The upper half of a circle about the sun, as the data of a path. */
const halfCircle = (radius: number) =>
  `M${pointAt(radius, 180)}A${radius} ${radius} 0 0 1 ${pointAt(radius, 0)}`;
/** The scale above, a longer tick every 30 degrees. */
const ticks = Array.from({ length: 37 }, (_, index) => index * 5)
  .map((degrees) => `M${pointAt(282, degrees)}L${pointAt(degrees % 30 === 0 ? 298 : 289, degrees)}`)
  .join('');

/**
 * The sun half risen below the scale of an instrument, as data of paths in a field of 600 by 330 whose lower edge is the horizon;
 * the rings fade outwards.
 */
export const sunrise = {
  sun: `${halfCircle(72)}z`,
  rings: radii.map((radius, index) => ({ path: halfCircle(radius), opacity: 0.34 - index * 0.06 })),
  ticks,
};

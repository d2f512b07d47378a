const centre = { x: 300, y: 330 };
const radii = [120, 168, 222, 282];

/** A point of the upper half circle; degrees run from the right end of the horizon to the left one. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(1)} ${(centre.y - radius * Math.sin(angle)).toFixed(1)}`;
}

const halfCircle = (radius: number) =>
  `M${pointAt(radius, 180)}A${radius} ${radius} 0 0 1 ${pointAt(radius, 0)}`;
const ticks = Array.from({ length: 37 }, (_, index) => index * 5)
  .map((degrees) => `M${pointAt(282, degrees)}L${pointAt(degrees % 30 === 0 ? 298 : 289, degrees)}`)
  .join('');

/** A quiet drawing: the sun half risen over its horizon, below the scale of an instrument. Decoration only. */
export function Sunrise({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 360" aria-hidden="true" focusable="false" fill="none">
      <path d={`${halfCircle(72)}z`} fill="var(--mantine-color-clay-4)" />
      {radii.map((radius, index) => (
        <path
          key={radius}
          d={halfCircle(radius)}
          stroke="currentColor"
          strokeOpacity={0.34 - index * 0.06}
          strokeWidth="1.5"
        />
      ))}
      <path d={ticks} stroke="currentColor" strokeOpacity="0.4" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M0 330h600" stroke="currentColor" strokeOpacity="0.75" strokeWidth="2" />
      <path
        d="M228 344h144M252 357h96"
        stroke="var(--mantine-color-clay-4)"
        strokeOpacity="0.7"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

import { sunrise } from '@udaya/chart-drawing/sunrise';

/** A quiet drawing: the sun half risen over its horizon, below the scale of an instrument. Decoration only. */
export function Sunrise({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 360" aria-hidden="true" focusable="false" fill="none">
      <path d={sunrise.sun} fill="var(--mantine-color-clay-4)" />
      {sunrise.rings.map(({ path, opacity }) => (
        <path key={path} d={path} stroke="currentColor" strokeOpacity={opacity} strokeWidth="1.5" />
      ))}
      <path
        d={sunrise.ticks}
        stroke="currentColor"
        strokeOpacity="0.4"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
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

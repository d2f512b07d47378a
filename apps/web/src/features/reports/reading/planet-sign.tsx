import type { ReactNode } from 'react';

const dot = (cx: number, cy: number, r = 1.6) => (
  <circle cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />
);

// The old signs of the planets, drawn on a field of 24 by 24.
const drawings: Readonly<Record<string, ReactNode>> = {
  Sun: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      {dot(12, 12)}
    </>
  ),
  Moon: <path d="M15.5 4.2a8.2 8.2 0 1 0 0 15.6a9.6 9.6 0 0 1 0-15.6z" />,
  Mercury: (
    <>
      <circle cx="12" cy="10.5" r="4.2" />
      <path d="M12 14.7v6M9 18h6M8 3.2a4 4 0 0 0 8 0" />
    </>
  ),
  Venus: (
    <>
      <circle cx="12" cy="8.8" r="5" />
      <path d="M12 13.8v7M8.8 17.6h6.4" />
    </>
  ),
  Mars: (
    <>
      <circle cx="10" cy="14" r="5.4" />
      <path d="M14 10l6-6M15.2 4H20v4.8" />
    </>
  ),
  Jupiter: <path d="M6 6.4c1.2-3 5.6-3 5.6.6c0 4-3 6-5.6 8h12M15.6 4.5v16" />,
  Saturn: <path d="M9 3v12.5M6 6h6.4M9 11c1.4-2.4 6.6-2.2 6.6 1.6c0 3-2.6 4-2.6 6c0 1.6 1.6 2.4 3 1.4" />,
  Rahu: (
    <>
      <path d="M7.6 17.5c-3-2-3-12.5 4.4-12.5s7.4 10.5 4.4 12.5" />
      <circle cx="6" cy="18.6" r="1.9" />
      <circle cx="18" cy="18.6" r="1.9" />
    </>
  ),
  Ketu: (
    <>
      <path d="M7.6 6.5c-3 2-3 12.5 4.4 12.5s7.4-10.5 4.4-12.5" />
      <circle cx="6" cy="5.4" r="1.9" />
      <circle cx="18" cy="5.4" r="1.9" />
    </>
  ),
  Ascendant: <path d="M3 19h18M6 19a6 6 0 0 1 12 0M12 3v7M9 6l3-3l3 3" />,
};

/** The sign of a planet, a node or the Ascendant. Decoration: its name stands beside it. */
export function PlanetSign({ planet, size = 22 }: { planet: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[planet] ?? <circle cx="12" cy="12" r="6" />}
    </svg>
  );
}

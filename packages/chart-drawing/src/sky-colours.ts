/** The colours of the sky for a height of the Sun. */
export interface SkyLight {
  zenith: string;
  horizon: string;
  /** The ring of the ground. */
  ground: string;
  /** Where the Sun is, was or will be. */
  glow: string;
  glowOpacity: number;
  /** The faintest star that is seen. */
  faintest: number;
}

type Rgb = readonly [number, number, number];
interface Step {
  sunDeg: number;
  zenith: Rgb;
  horizon: Rgb;
  glow: Rgb;
  glowOpacity: number;
  faintest: number;
}

/**
 * By height of the Sun, in degrees: from full day over its setting and the three twilights (civil to -6, nautical to -12, astronomical to
 * -18) into the night. Stars of magnitude 1 come out at -6 or so, those of 5 when it is dark.
 */
const steps: readonly Step[] = [
  {
    sunDeg: 20,
    zenith: [58, 124, 190],
    horizon: [168, 208, 235],
    glow: [255, 248, 226],
    glowOpacity: 0.55,
    faintest: -9,
  },
  {
    sunDeg: 6,
    zenith: [52, 106, 170],
    horizon: [199, 220, 230],
    glow: [255, 229, 176],
    glowOpacity: 0.75,
    faintest: -9,
  },
  {
    sunDeg: 0,
    zenith: [39, 74, 134],
    horizon: [226, 192, 164],
    glow: [255, 182, 110],
    glowOpacity: 0.9,
    faintest: -4,
  },
  {
    sunDeg: -4,
    zenith: [27, 52, 104],
    horizon: [170, 130, 134],
    glow: [244, 146, 84],
    glowOpacity: 0.85,
    faintest: -0.5,
  },
  {
    sunDeg: -8,
    zenith: [18, 35, 79],
    horizon: [78, 86, 132],
    glow: [214, 112, 78],
    glowOpacity: 0.6,
    faintest: 2.4,
  },
  {
    sunDeg: -12,
    zenith: [12, 24, 58],
    horizon: [42, 56, 102],
    glow: [120, 88, 120],
    glowOpacity: 0.4,
    faintest: 4,
  },
  {
    sunDeg: -18,
    zenith: [7, 14, 40],
    horizon: [27, 39, 80],
    glow: [40, 54, 100],
    glowOpacity: 0,
    faintest: 5,
  },
];

/** The light of the sky when the Sun stands at a height. */
export function skyLight(sunDeg: number): SkyLight {
  const after = steps.findIndex((step) => step.sunDeg <= sunDeg);
  const to = steps[after === -1 ? steps.length - 1 : after] as Step;
  const from = steps[Math.max(0, after === -1 ? steps.length - 1 : after - 1)] as Step;
  const share =
    from === to ? 0 : Math.min(1, Math.max(0, (from.sunDeg - sunDeg) / (from.sunDeg - to.sunDeg)));
  const between = (a: number, b: number) => a + (b - a) * share;
  const mixed = (a: Rgb, b: Rgb) => hex(a.map((one, index) => between(one, b[index] as number)));
  return {
    zenith: mixed(from.zenith, to.zenith),
    horizon: mixed(from.horizon, to.horizon),
    ground: hex(
      groundOf(from.zenith).map((one, index) => between(one, groundOf(to.zenith)[index] as number)),
    ),
    glow: mixed(from.glow, to.glow),
    glowOpacity: between(from.glowOpacity, to.glowOpacity),
    faintest: between(from.faintest, to.faintest),
  };
}

/** The ground is the night of its sky. */
const groundOf = (zenith: Rgb): Rgb => [12 + zenith[0] * 0.3, 15 + zenith[1] * 0.3, 28 + zenith[2] * 0.3];

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** The colour of a star by its index B-V: bluish, white, yellowish, reddish. */
export function starColour(bv: number): string {
  if (bv < 0) return '#cfdcff';
  if (bv < 0.55) return '#f6f6ff';
  return bv < 1.2 ? '#fff0d4' : '#ffdcb4';
}

/** The colours that planets have to the naked eye. */
export const planetColours = {
  Mercury: '#e8dcd2',
  Venus: '#fff8e2',
  Mars: '#ffa27a',
  Jupiter: '#ffeccb',
  Saturn: '#f3d999',
} as const;

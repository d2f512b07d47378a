const radiansPerDegree = Math.PI / 180;

/** The planets whose orbits are kept here. */
export type OrbitingPlanet = 'Mercury' | 'Venus' | 'Earth' | 'Mars' | 'Jupiter' | 'Saturn';

/** Semi-major axis (au), eccentricity, inclination, mean longitude, longitudes of perihelion and ascending node (degrees). */
type Elements = readonly [
  axis: number,
  eccentricity: number,
  inclination: number,
  longitude: number,
  perihelion: number,
  node: number,
];

/**
 * Mean orbits on the ecliptic and equinox of J2000, and their change in a Julian century, fitted to 1800 to 2050 (Standish, Keplerian
 * Elements for Approximate Positions of the Major Planets, JPL): within 0.01 degrees for the inner planets and some hundredths of their
 * distance for all. `Earth` is the barycentre of Earth and Moon.
 */
const orbits: Readonly<Record<OrbitingPlanet, readonly [at: Elements, perCentury: Elements]>> = {
  Mercury: [
    [0.38709927, 0.20563593, 7.00497902, 252.2503235, 77.45779628, 48.33076593],
    [0.00000037, 0.00001906, -0.00594749, 149472.67411175, 0.16047689, -0.12534081],
  ],
  Venus: [
    [0.72333566, 0.00677672, 3.39467605, 181.9790995, 131.60246718, 76.67984255],
    [0.0000039, -0.00004107, -0.0007889, 58517.81538729, 0.00268329, -0.27769418],
  ],
  Earth: [
    [1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0],
    [0.00000562, -0.00004392, -0.01294668, 35999.37244981, 0.32327364, 0],
  ],
  Mars: [
    [1.52371034, 0.0933941, 1.84969142, -4.55343205, -23.94362959, 49.55953891],
    [0.00001847, 0.00007882, -0.00813131, 19140.30268499, 0.44441088, -0.29257343],
  ],
  Jupiter: [
    [5.202887, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909],
    [-0.00011607, -0.00013253, -0.00183714, 3034.74612775, 0.21252668, 0.20469106],
  ],
  Saturn: [
    [9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448],
    [-0.0012506, -0.00050991, 0.00193609, 1222.49362201, -0.41897216, -0.28867794],
  ],
};

/** A place in space, in au: towards the equinox, 90 degrees ahead of it, and north of the ecliptic. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where a planet is from the Sun, on the ecliptic and equinox of J2000, `T` Julian centuries of TT from J2000. */
export function heliocentric(planet: OrbitingPlanet, T: number): Vector {
  const [at, perCentury] = orbits[planet];
  const element = (index: number) => (at[index] as number) + (perCentury[index] as number) * T;
  const angle = (index: number) => element(index) * radiansPerDegree;
  const [axis, eccentricity, inclination, perihelion, node] = [
    element(0),
    element(1),
    angle(2),
    angle(4),
    angle(5),
  ];
  const meanAnomaly = angle(3) - perihelion;
  let anomaly = meanAnomaly;
  for (let step = 0; step < 8; step++) anomaly = meanAnomaly + eccentricity * Math.sin(anomaly);
  const along = axis * (Math.cos(anomaly) - eccentricity);
  const across = axis * Math.sqrt(1 - eccentricity * eccentricity) * Math.sin(anomaly);
  const fromNode = Math.atan2(across, along) + perihelion - node;
  const radius = Math.hypot(along, across);
  const [cosine, sine] = [Math.cos(fromNode), Math.sin(fromNode) * Math.cos(inclination)];
  return [
    radius * (cosine * Math.cos(node) - sine * Math.sin(node)),
    radius * (cosine * Math.sin(node) + sine * Math.cos(node)),
    radius * Math.sin(fromNode) * Math.sin(inclination),
  ];
}

/** Rectangular coordinates. */
export type Vector = readonly [x: number, y: number, z: number];

/** Rectangular from spherical coordinates, angles in radians. */
export function fromSpherical(longitude: number, latitude: number, distance: number): Vector {
  const inPlane = distance * Math.cos(latitude);
  return [inPlane * Math.cos(longitude), inPlane * Math.sin(longitude), distance * Math.sin(latitude)];
}

/** a + k b. */
export function addScaled(a: Vector, k: number, b: Vector): Vector {
  return [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
}

/** The vector of length 1 in the direction of `a`. */
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Vector product, at right angles to both. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

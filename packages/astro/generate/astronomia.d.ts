/** The parts of the package `astronomia`, which carries no types, that the generator and the benchmark use. */

/** A power series in time whose coefficients are lists of terms; keys are the powers. */
type AstronomiaSeries = Record<string, readonly (readonly number[])[]>;

interface AstronomiaCoordinates {
  lon: number;
  lat: number;
  range: number;
}

declare module 'astronomia/data/vsop87B*' {
  const data: { L: AstronomiaSeries; B: AstronomiaSeries; R: AstronomiaSeries };
  export default data;
}
declare module 'astronomia/data/elpMppDe*' {
  const data: {
    W1: readonly number[];
    L: AstronomiaSeries;
    B: AstronomiaSeries;
    R: AstronomiaSeries;
  };
  export default data;
}
declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(data: object);
  }
}
declare module 'astronomia/elliptic' {
  import type { Planet } from 'astronomia/planetposition';
  export function position(
    planet: Planet,
    earth: Planet,
    jde: number,
  ): { toEcliptic(obliquity: number): AstronomiaCoordinates };
}
declare module 'astronomia/solar' {
  import type { Planet } from 'astronomia/planetposition';
  export function apparentVSOP87(earth: Planet, jde: number): AstronomiaCoordinates;
}
declare module 'astronomia/elp' {
  export class Moon {
    constructor(data: object);
    position(jde: number): AstronomiaCoordinates;
  }
}
declare module 'astronomia/moonposition' {
  export function node(jde: number): number;
}
declare module 'astronomia/nutation' {
  export function nutation(jde: number): [longitude: number, obliquity: number];
  export function meanObliquity(jde: number): number;
}
declare module 'astronomia/sidereal' {
  export function apparent(jd: number): number;
}
declare module 'astronomia/deltat' {
  export function deltaT(year: number): number;
}

/** Anything with coordinates, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Distance in kilometres; good to a percent over some hundreds of kilometres. */
export function kilometres(one: Point, other: Point): number {
  const east =
    (one.longitude - other.longitude) * Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * 111.2;
}

/** Points by cells of a fifth of a degree, for asking what lies near. */
export class Nearby<T extends Point> {
  private readonly cells = new Map<string, T[]>();

  constructor(points: Iterable<T> = []) {
    for (const point of points) this.add(point);
  }

  add(point: T): void {
    const key = cellKey(cell(point.latitude), cell(point.longitude));
    const there = this.cells.get(key);
    if (there) there.push(point);
    else this.cells.set(key, [point]);
  }

  /** Every point of the nine cells around, so at least all within 11 km up to 60 degrees of latitude, nearest first. */
  around(centre: Point): { point: T; distance: number }[] {
    const found: { point: T; distance: number }[] = [];
    for (let north = -1; north <= 1; north += 1) {
      for (let east = -1; east <= 1; east += 1) {
        for (const point of this.cells.get(
          cellKey(cell(centre.latitude) + north, cell(centre.longitude) + east),
        ) ?? []) {
          found.push({ point, distance: kilometres(centre, point) });
        }
      }
    }
    return found.sort((one, other) => one.distance - other.distance);
  }
}

const cell = (degrees: number) => Math.floor(degrees * 5);
const cellKey = (north: number, east: number) => `${north}:${east}`;

import type { Direction } from '@udaya/astro/horizon-frame';
import type { LocalSky } from '@udaya/astro/local-sky';
import type { LocalStars } from '@udaya/astro/star-catalogue';
import { planetColours, type SkyLight, skyLight, starColour } from './sky-colours.ts';
import {
  angleToSun,
  field,
  groundRadius,
  horizonRadius,
  middle,
  type Point,
  pointAt,
  project,
} from './sky-projection.ts';

/** What a picture of the sky shows. */
export interface SkyPicture {
  sky: LocalSky;
  stars: LocalStars;
  /** Letters for north, east, south and west. */
  directions: readonly [string, string, string, string];
  /** Stars come out and the Moon rises, once; never where less motion is asked for. */
  moves?: boolean;
}

/**
 * The sky over a place as SVG, 600 by 600, round, on nothing: the dome over the horizon with the zenith in its middle, and around it the
 * ring of the ground with Sun, Moon and planets that are under it. Nothing in it has a name but the four directions.
 */
export function drawBirthSky(picture: SkyPicture): string {
  const { sky, stars } = picture;
  const light = skyLight(sky.sun.altDeg);
  const inside = [
    milkyWay(stars, light),
    figures(stars, light),
    starDots(stars, light),
    planets(sky, light),
    sun(sky.sun),
    moon(sky, light),
  ].join('');
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${field} ${field}' width='${field}' height='${field}'>`,
    picture.moves ? movement(sky) : '',
    definitions(light, sky.sun),
    `<circle cx='${middle}' cy='${middle}' r='${groundRadius}' fill='${light.ground}'/>`,
    `<circle cx='${middle}' cy='${middle}' r='${groundRadius}' fill='none' stroke='#8d97c4' stroke-opacity='.35' stroke-width='1'/>`,
    dome('url(#d)'),
    light.glowOpacity > 0 ? dome('url(#g)') : '',
    `<g clip-path='url(#c)'>${inside}</g>`,
    `<circle cx='${middle}' cy='${middle}' r='${horizonRadius}' fill='none' stroke='#8d97c4' stroke-opacity='.7' stroke-width='1.2'/>`,
    underGround(sky),
    marks(picture.directions),
    '</svg>',
  ].join('');
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const disc = ({ x, y }: Point, r: number, paint: string): string =>
  `<circle cx='${round(x)}' cy='${round(y)}' r='${round(r)}' ${paint}/>`;
const dome = (fill: string): string => disc({ x: middle, y: middle }, horizonRadius, `fill='${fill}'`);
const isUp = ({ altDeg }: Direction): boolean => altDeg > 0;

/** Dots as one path of lines next to no length with round ends, in tenths of the picture's unit. */
const dots = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${Math.round(x * 10)} ${Math.round(y * 10)}h1`).join('');

function definitions(light: SkyLight, sun: Direction): string {
  const centre = { x: middle, y: middle };
  const glowAt = isUp(sun) ? project(sun) : pointAt(sun.azDeg, horizonRadius);
  const dark = light.glowOpacity;
  return [
    '<defs>',
    gradient('d', centre, horizonRadius, [
      [0, light.zenith, 1],
      [0.5, light.zenith, 1],
      [1, light.horizon, 1],
    ]),
    gradient('g', glowAt, 210, [
      [0, light.glow, dark],
      [0.25, light.glow, dark * 0.62],
      [0.55, light.glow, dark * 0.22],
      [1, light.glow, 0],
    ]),
    gradient('h', { x: 0, y: 0 }, 1, [
      [0, '#fff6dc', 0.75],
      [0.3, '#fff6dc', 0.3],
      [1, '#fff6dc', 0],
    ]),
    `<clipPath id='c'><circle cx='${middle}' cy='${middle}' r='${horizonRadius}'/></clipPath></defs>`,
  ].join('');
}

function gradient(
  id: string,
  { x, y }: Point,
  r: number,
  stops: readonly (readonly [offset: number, colour: string, opacity: number])[],
): string {
  const all = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset='${offset}' stop-color='${colour}' stop-opacity='${opacity.toFixed(2)}'/>`,
  );
  return `<radialGradient id='${id}' gradientUnits='userSpaceOnUse' cx='${round(x)}' cy='${round(y)}' r='${r}'>${all.join('')}</radialGradient>`;
}

/** A soft light around something bright. */
const halo = ({ x, y }: Point, r: number, opacity: number): string =>
  `<circle transform='translate(${round(x)} ${round(y)}) scale(${round(r)})' r='1' fill='url(#h)' opacity='${opacity.toFixed(2)}'/>`;

/** Patches of one brightness are one path, so that they flow into each other; wide ones under narrow ones make its edge soft. */
function milkyWay({ milkyWay: patches }: LocalStars, { faintest }: SkyLight): string {
  const seen = Math.min(1, (faintest - 3.2) / 1.8);
  if (seen <= 0) return '';
  const layers = [1, 2, 3, 4].map((level) => {
    const points = dots(patches.filter((one) => one.level >= level && one.altDeg > -4).map(project));
    const copies = [250, 170].map((width) => `<use href='#w${level}' stroke-width='${width}'/>`);
    return `<g stroke-width='340'><path id='w${level}' d='${points}'/></g>${copies.join('')}`;
  });
  return `<g class='m' transform='scale(.1)' fill='none' stroke='#bccaff' stroke-opacity='${(0.024 * seen).toFixed(3)}' stroke-linecap='round'>${layers.join('')}</g>`;
}

function figures({ stars, lines }: LocalStars, { faintest }: SkyLight): string {
  const seen = Math.max(0.6, Math.min(1, (faintest - 2) / 2));
  const path = lines
    .map((line) => {
      let drawn = false;
      return line
        .map((index) => {
          const star = stars[index];
          const joins = drawn;
          drawn = star !== undefined && isUp(star);
          if (!star || !drawn) return '';
          const { x, y } = project(star);
          return `${joins ? 'L' : 'M'}${Math.round(x * 10)} ${Math.round(y * 10)}`;
        })
        .join('');
    })
    .join('');
  return `<path class='m' transform='scale(.1)' d='${path}' fill='none' stroke='#a9b6ee' stroke-opacity='${(0.3 * seen).toFixed(2)}' stroke-width='8'/>`;
}

/** How broad a point of a magnitude is drawn. */
const breadthOf = (magnitude: number): number => Math.max(1, 5 * 0.74 ** (magnitude + 0.4));

/** Stars that the light of the Sun hides are drawn faintly, down to this magnitude. */
const faintestHidden = 3.8;

function starDots({ stars }: LocalStars, { faintest }: SkyLight): string {
  const groups = new Map<string, { points: Point[]; magnitude: number; colour: string }>();
  for (const star of stars) {
    const hidden = star.magnitude > faintest;
    if (!isUp(star) || star.magnitude > (hidden ? faintestHidden : 5)) continue;
    const magnitude = Math.round(star.magnitude * 2) / 2;
    const colour = hidden ? '#ffffff' : starColour(star.colour);
    const group = groups.get(`${magnitude} ${colour}`) ?? { points: [], magnitude, colour };
    group.points.push(project(star));
    groups.set(`${magnitude} ${colour}`, group);
  }
  const paths = [...groups.values()]
    .sort((one, other) => one.magnitude - other.magnitude)
    .map(({ points, magnitude, colour }) => {
      const opacity = Math.max(0.5, Math.min(1, 0.55 + (faintest - magnitude) * 0.18));
      const order = Math.min(6, Math.max(0, Math.round(magnitude) + 1));
      return `<path class='s s${order}' d='${dots(points)}' stroke='${colour}' stroke-width='${Math.round(breadthOf(magnitude) * 10)}' stroke-opacity='${opacity.toFixed(2)}'/>`;
    });
  return `<g transform='scale(.1)' fill='none' stroke-linecap='round'>${paths.join('')}</g>`;
}

function planets({ planets: all }: LocalSky, { faintest }: SkyLight): string {
  return all
    .filter(isUp)
    .map((one) => {
      if (one.magnitude > faintest + 0.5) return disc(project(one), 2, `fill='#ffffff' fill-opacity='.55'`);
      const [at, colour] = [project(one), planetColours[one.planet]];
      const breadth = Math.min(7, Math.max(2.4, breadthOf(one.magnitude)));
      return `<g class='s s0'>${halo(at, breadth * 3.4, 0.6)}${disc(at, breadth * 0.6, `fill='${colour}'`)}</g>`;
    })
    .join('');
}

function sun(at: Direction): string {
  if (at.altDeg < -0.8) return '';
  const point = at.altDeg >= 0 ? project(at) : pointAt(at.azDeg, horizonRadius);
  return halo(point, 62, 1) + disc(point, 12, `fill='#fffaf0'`);
}

const moonRadius = 11;

/** The Moon larger than she is, in her true phase, her lit side towards the Sun. */
function moon({ moon: at, sun: from }: LocalSky, { faintest }: SkyLight): string {
  if (!isUp(at)) return '';
  const point = project(at);
  const night = faintest > -1;
  const light = night ? halo(point, 46, 0.25 + 0.55 * at.lit) : '';
  const dark = night ? disc(point, moonRadius, `fill='#3a4468'`) : '';
  return `<g class='r'>${light}${dark}${litPart(point, at.lit, angleToSun(at, from), moonRadius)}</g>`;
}

/** The lit part: a half circle towards the Sun, and half an ellipse, which is the line between day and night on the Moon. */
function litPart({ x, y }: Point, lit: number, angle: number, r: number): string {
  const wide = r * Math.abs(2 * lit - 1);
  const sweep = lit > 0.5 ? 1 : 0;
  return `<path transform='translate(${round(x)} ${round(y)}) rotate(${round(angle)})' fill='#fbf7e6' d='M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${wide.toFixed(2)} ${r} 0 0 ${sweep} 0 ${-r}z'/>`;
}

/** What is under the horizon stands in the ring of the ground, the deeper the further out. */
function underGround({ sun: day, moon: night, planets: all }: LocalSky): string {
  const set = all.filter((one) => !isUp(one));
  const points = set.map((one) =>
    disc(project(one), 1.9, `fill='${planetColours[one.planet]}' fill-opacity='.6'`),
  );
  if (!isUp(night)) points.push(disc(project(night), 4.6, `fill='#fbf7e6' fill-opacity='.5'`));
  if (day.altDeg < -0.8) points.push(disc(project(day), 5.4, `fill='#f2a65e' fill-opacity='.75'`));
  return points.join('');
}

/** Strokes at the edge every ten degrees, and the letters of the four directions. */
function marks(directions: SkyPicture['directions']): string {
  const strokes = Array.from({ length: 36 }, (_, index) => {
    const [from, to] = [
      pointAt(index * 10, horizonRadius),
      pointAt(index * 10, horizonRadius + (index % 9 ? 4 : 8)),
    ];
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  }).join('');
  const letters = directions.map((letter, index) => {
    const { x, y } = pointAt(index * 90, groundRadius + 15);
    return `<text x='${round(x)}' y='${round(y + 6)}'>${letter}</text>`;
  });
  return `<path d='${strokes}' stroke='#8d97c4' stroke-opacity='.6'/><g font-family="'Noto Sans','Noto Sans Tamil','Noto Sans Devanagari',sans-serif" font-size='17' font-weight='600' fill='#7d88b8' text-anchor='middle'>${letters.join('')}</g>`;
}

/** Bright stars come out first. The Moon comes up from the horizon on which she stood or will stand, on her side of the sky. */
function movement({ moon: at }: LocalSky): string {
  const to = project(at);
  const from = pointAt(at.azDeg, horizonRadius + moonRadius);
  const delays = Array.from(
    { length: 7 },
    (_, index) => `.s${index}{animation-delay:${0.3 + index * 0.35}s}`,
  );
  return `<style>@media (prefers-reduced-motion:no-preference){.s,.m{animation:o 1.2s both}${delays.join('')}.m{animation-delay:2.4s}.r{animation:r 2.8s .4s cubic-bezier(.2,.7,.3,1) both}@keyframes o{from{opacity:0}}@keyframes r{from{opacity:0;transform:translate(${round(from.x - to.x)}px,${round(from.y - to.y)}px)}}}</style>`;
}

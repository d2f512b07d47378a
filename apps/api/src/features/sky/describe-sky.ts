import type { Direction } from '@udaya/astro/horizon-frame';
import { type LocalSky, seenPlanets } from '@udaya/astro/local-sky';
import type { LocalStars } from '@udaya/astro/star-catalogue';
import { skyLight } from '@udaya/chart-drawing/sky-colours';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';

/** The Sun at its setting, its upper edge on the horizon; and where the last of its light is gone for the eye. */
const sunsetDeg = -0.83;
const darkDeg = -12;
/** Nearer to the Sun, of the Moon nothing is seen. */
const unseenShare = 0.015;
/** Lower ones hide behind trees and houses. */
const clearDeg = 10;

type Light = 'day' | 'dusk' | 'dawn' | 'night';

/** Day, twilight or night, by the height of the Sun; in twilight by its side of the sky, as nothing else is known here of the morning. */
function lightOf({ sun }: LocalSky): Light {
  if (sun.altDeg > sunsetDeg) return 'day';
  if (sun.altDeg < darkDeg) return 'night';
  return sun.azDeg > 180 ? 'dusk' : 'dawn';
}

/** What a picture of the sky is called by its light: 'The sky that night'. */
export function skyTitle(sky: LocalSky): string {
  const titles = { day: m.sky_day, dusk: m.sky_dusk, dawn: m.sky_dawn, night: m.sky_night };
  return titles[lightOf(sky)]();
}

/** A sky in words. */
export interface SkyWords {
  /** Its light, in a sentence. */
  light: string;
  /** All that is to be seen, in a paragraph that begins with that sentence. */
  text: string;
  /** The same without names of planets. */
  unnamed: string;
}

/** What is to be seen in a sky. */
export function describeSky(sky: LocalSky, stars: LocalStars): SkyWords {
  const light = lightText(sky);
  const { faintest } = skyLight(sky.sun.altDeg);
  const up = sky.planets.filter(({ altDeg }) => altDeg > 0);
  const seen = up.filter(({ magnitude }) => magnitude < faintest + 0.5);
  const named = (planets: LocalSky['planets']) => planets.map(({ planet }) => planetName(planet));
  const before = [light, moonText(sky)];
  const after = [
    lightOf(sky) === 'night' ? '' : m.sky_text_behind(),
    listed(m.sky_text_stars, brightStars(stars, faintest)),
  ];
  const planets = [
    listed(m.sky_text_planets, seen.map(bodyText)),
    listed(m.sky_text_hidden, named(up.filter((one) => !seen.includes(one)))),
  ];
  const down = listed(m.sky_text_down, named(sky.planets.filter((one) => !up.includes(one))));
  return {
    light,
    text: joined([...before, ...planets, ...after, down]),
    unnamed: joined([...before, seen.length > 0 ? m.sky_text_glow() : '', ...after]),
  };
}

const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

function lightText(sky: LocalSky): string {
  const direction = directionName(sky.sun);
  switch (lightOf(sky)) {
    case 'day':
      return m.sky_text_day({ where: whereText(sky.sun) });
    case 'dusk':
      return m.sky_text_dusk({ direction });
    case 'dawn':
      return m.sky_text_dawn({ direction });
    case 'night':
      return m.sky_text_night();
  }
}

function moonText({ moon }: LocalSky): string {
  if (moon.altDeg <= 0) return m.sky_text_moon_down();
  if (moon.lit < unseenShare) return m.sky_text_moon_new();
  return m.sky_text_moon({
    percent: formatNumber(Math.round(moon.lit * 100), currentLocale()),
    course: moon.waxing ? m.sky_moon_waxing() : m.sky_moon_waning(),
    where: whereText(moon),
  });
}

const listed = (words: (inputs: { list: string }) => string, things: readonly string[]): string =>
  things.length > 0 ? words({ list: formatList(things, currentLocale()) }) : '';

const bodyText = (body: LocalSky['planets'][number]): string =>
  m.sky_body({ body: planetName(body.planet), where: whereText(body) });

const planetName = (planet: LocalSky['planets'][number]['planet']): string =>
  m.sky_planet({ planet: seenPlanets.indexOf(planet) + 1 });

/** The brightest that stand clear of the horizon, once they are seen. */
function brightStars({ stars, bright }: LocalStars, faintest: number): string[] {
  return bright
    .flatMap((index, order) => {
      const star = stars[index];
      const seen = star && star.altDeg > clearDeg && star.magnitude < faintest;
      return seen ? [m.sky_star({ star: order + 1 })] : [];
    })
    .slice(0, 4);
}

function whereText({ altDeg, azDeg }: Direction): string {
  if (altDeg > 78) return m.sky_overhead();
  const words = altDeg < 22 ? m.sky_low : altDeg < 55 ? m.sky_middle : m.sky_high;
  return words({ direction: directionName({ azDeg }) });
}

const directionName = ({ azDeg }: Pick<Direction, 'azDeg'>): string =>
  m.sky_direction({
    direction: (Math.round(azDeg / 45) % 8) + 1,
  });

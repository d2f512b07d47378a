import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Place } from '@udaya/astro/horizon-frame';
import { localSky } from '@udaya/astro/local-sky';
import { localStars, type StarData } from '@udaya/astro/star-catalogue';
import { drawBirthSky } from '@udaya/chart-drawing/birth-sky';
import type { SkyPicture } from '@udaya/contract/reports';
import { readableTime } from '@udaya/core/births/clock-time';
import { formatDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { describeSky, skyTitle } from './describe-sky.ts';

/** An instant over a place that has a name, by a clock. */
export interface SkyMoment extends Place {
  utcMs: number;
  place: string;
  /** By the clock of the place: yyyy-MM-dd, and HH:mm:ss. */
  localDate: string;
  localTime: string;
}

/** The sky as a picture with its words, and what is to be seen without names of planets, for where they cannot be folded away. */
export interface DrawnSky {
  picture: SkyPicture;
  unnamed: string;
}

const file = path.resolve(import.meta.dirname, '../../../../../packages/astro/data/stars.json');
let catalogue: StarData | undefined;

/** The sky over a place at an instant, in the language of the work that is being done. Takes a millisecond or two. */
export function pictureSky(
  ephemeris: Ephemeris,
  moment: SkyMoment,
  { moves = false }: { moves?: boolean } = {},
): DrawnSky {
  catalogue ??= JSON.parse(readFileSync(file, 'utf8')) as StarData;
  const sky = localSky(ephemeris, moment);
  const stars = localStars(catalogue, moment);
  const letter = (direction: 1 | 2 | 3 | 4) => m.sky_letter({ direction });
  const { light, text, unnamed } = describeSky(sky, stars);
  const { place, localDate, localTime } = moment;
  const caption = m.sky_caption({
    place,
    date: formatDay(localDate, currentLocale()),
    time: readableTime(localTime),
  });
  const svg = drawBirthSky({
    sky,
    stars,
    directions: [letter(1), letter(2), letter(3), letter(4)],
    moves,
  });
  return {
    picture: { svg, title: skyTitle(sky), caption, note: '', alt: m.sky_alt({ place, light }), text },
    unnamed,
  };
}

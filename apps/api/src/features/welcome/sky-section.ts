import type { Ephemeris } from '@udaya/astro/ephemeris';
import { localSky } from '@udaya/astro/local-sky';
import type { Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { searchPlaces } from '../places/search-places.ts';
import { pictureSky } from '../sky/picture-sky.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

/** A place whose sky is shown. */
interface Town {
  name: string;
  latitude: number;
  longitude: number;
  zone: string;
}

/** What a visitor asked for, and the town that it is; none where no such place is known. */
export interface AskedTown {
  text: string;
  town?: Town | undefined;
}

/** Where nobody has asked yet: a town of the language. */
const towns: Record<Locale, Town> = {
  en: { name: 'Chennai', latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' },
  ta: { name: 'மதுரை', latitude: 9.9252, longitude: 78.1198, zone: 'Asia/Kolkata' },
  hi: { name: 'वाराणसी', latitude: 25.3176, longitude: 82.9739, zone: 'Asia/Kolkata' },
};

/** Countries in which a town is looked for, one after the other, until one has it. */
const countries = ['IN', 'LK', 'SG', 'MY', 'AE', 'GB', 'US', 'CA', 'AU', 'ZA'];
const shortest = 4;
const longest = 80;
const eveningHour = 21;
const darkDeg = -18;

/** The town that a visitor typed: where a place has just this name, in India first; or else what begins so, or sounds like it. */
export async function findTown(
  { system }: Pick<PublicPageDeps, 'system'>,
  typed: string,
): Promise<AskedTown> {
  const text = typed.trim().slice(0, longest);
  const asked = text.toLowerCase();
  const likenessOf = (name: string | undefined) =>
    name?.toLowerCase() === asked ? 2 : name?.toLowerCase().startsWith(asked) ? 1 : 0;
  let best: { town: Town; likeness: number } | undefined;
  for (const country of countries) {
    if (best?.likeness === 2) break;
    const [hit] = await searchPlaces(system, { country, text: text.padEnd(shortest) });
    if (!hit) continue;
    const { description: name, latitude, longitude, zone } = hit;
    const likeness = Math.max(likenessOf(hit.name), likenessOf(hit.matched));
    if (!best || likeness > best.likeness) best = { town: { name, latitude, longitude, zone }, likeness };
  }
  return { text, town: best?.town };
}

/** The sky of this night over a town, with a form to ask for another; no script is needed. */
export function skySection({ ephemeris }: Pick<PublicPageDeps, 'ephemeris'>, asked?: AskedTown): Html {
  const town = asked?.town ?? towns[currentLocale()];
  const { picture: sky } = pictureSky(ephemeris, tonight(ephemeris, town));
  const unknown = asked && !asked.town;
  return html`<section class="w-sky" id="sky" aria-labelledby="sky-title"><div class="w-wide">
<figure><div class="w-sky-picture" role="img" aria-label="${sky.alt}">${new Html(sky.svg)}</div><figcaption>${sky.caption}</figcaption></figure>
<div><h2 id="sky-title">${m.sky_tonight()}</h2><p>${m.sky_birth_lead()}</p>
<form action="/welcome/${currentLocale()}#sky" method="get">
<label for="town">${m.sky_town()}</label>
<div><input id="town" name="town" value="${asked?.text ?? town.name}" required maxlength="${longest}" autocomplete="off"${unknown && html` aria-invalid="true" aria-describedby="town-unknown"`}><button class="w-button">${m.sky_town_show()}</button></div>
${unknown && html`<p class="w-unknown" id="town-unknown" role="alert">${m.sky_town_unknown({ town: asked.text })}</p>`}
</form>
<details><summary>${m.sky_what()}</summary><p>${sky.text}</p></details></div>
</div></section>`;
}

/** Now, where it is night, or else 9 in the evening. */
function tonight(ephemeris: Ephemeris, { name, latitude, longitude, zone }: Town) {
  const place = { latDeg: latitude, lonDegEast: longitude };
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const isNight = localSky(ephemeris, { utcMs: now.epochMilliseconds, ...place }).sun.altDeg < darkDeg;
  const shown = isNight ? now.round('minute') : now.with({ hour: eveningHour, minute: 0, second: 0 });
  return {
    ...place,
    place: name,
    utcMs: shown.epochMilliseconds,
    localDate: shown.toPlainDate().toString(),
    localTime: shown.toPlainTime().toString({ smallestUnit: 'second' }),
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { countryName } from './describe-place.ts';
import { foldName, spellingKey } from './fold-name.ts';

const file = path.resolve(import.meta.dirname, '../../../data/places.tsv.gz');
// Raise it with every change of folding or columns: the loaded rows depend on both.
const version = 1;
// A locality that somebody took the trouble to list is better known than a village without a count.
const localityWeight = '20000';

/** The shipped gazetteer as it is stored, and the hash that tells whether it is stored already. */
export interface PlacesFile {
  hash: string;
  /** Rows for PostgreSQL's COPY in text format, without reading the file twice. */
  copyRows(): { places: string[]; names: string[] };
}

/** Reads the shipped gazetteer; unpacks it only when its rows are asked for. */
export function readPlacesFile(): PlacesFile {
  const packed = readFileSync(file);
  const hash = createHash('sha256').update(`${version}\n`).update(packed).digest('hex');
  return { hash, copyRows: () => copyRows(gunzipSync(packed).toString('utf8')) };
}

function copyRows(text: string): { places: string[]; names: string[] } {
  const places: string[] = [];
  const names: string[] = [];
  const [, ...lines] = text.split('\n');
  for (const line of lines) {
    const [id, name, within, district, state, country, latitude, longitude, zone, population, aliases] =
      line.split('\t');
    if (!id || !name || !country) continue;
    const weight = id.startsWith('s-') ? localityWeight : population;
    const area = ` ${foldName(`${within} ${district} district ${state} ${countryName(country)}`)} `;
    places.push(
      copyRow([id, name, within, district, state, country, latitude, longitude, zone, area, weight]),
    );
    for (const each of [name, ...(aliases ? aliases.split('|') : [])]) {
      const folded = foldName(each);
      if (folded) names.push(copyRow([id, country, each, folded, spellingKey(folded), weight]));
    }
  }
  return { places, names };
}

function copyRow(values: (string | undefined)[]): string {
  return `${values.map((value) => (value ? value.replaceAll('\\', '\\\\') : '\\N')).join('\t')}\n`;
}

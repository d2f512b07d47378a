import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { baseLocale } from '@udaya/core/locale';
import { countryName } from '@udaya/format/country-name';
import { foldName, spellingKey } from './fold-name.ts';

const file = path.resolve(import.meta.dirname, '../../../data/places.tsv.gz');
// Raise it with every change of folding or columns: the loaded rows depend on both.
const version = 2;
// A locality that somebody took the trouble to list is better known than a village without a count.
const localityWeight = '20000';

/** The shipped gazetteer, and the hash that tells whether it is stored already. */
export interface PlacesFile {
  hash: string;
  /** Unpacks the file into rows for PostgreSQL's COPY in text format, made as they are asked for, many to a piece. */
  unpack(): CopyRows;
}

/** Rows of the two tables; each line ends with a line feed. */
export interface CopyRows {
  places: Iterable<string>;
  names: Iterable<string>;
}

/** Reads the shipped gazetteer; unpacks it only when its rows are asked for. */
export function readPlacesFile(): PlacesFile {
  const packed = readFileSync(file);
  const hash = createHash('sha256').update(`${version}\n`).update(packed).digest('hex');
  return {
    hash,
    unpack() {
      const [, ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
      return { places: pieces(lines, placeRow), names: pieces(lines, nameRows) };
    },
  };
}

/** In pieces, so that a process which does other work beside is held up for some milliseconds at a time. */
function* pieces(lines: string[], rowsOf: (line: string) => string): Generator<string> {
  for (let start = 0; start < lines.length; start += 500) {
    yield lines
      .slice(start, start + 500)
      .map(rowsOf)
      .join('');
  }
}

function placeRow(line: string): string {
  const [id, name, within, district, state, country = '', latitude, longitude, zone, population] =
    line.split('\t');
  const area = ` ${foldName(`${within} ${district} district ${state} ${countryName(country, baseLocale)}`)} `;
  const weight = weightOf(id, population);
  return copyRow([id, name, within, district, state, country, latitude, longitude, zone, area, weight]);
}

function nameRows(line: string): string {
  const [id, name = '', , , , country, , , , population, aliases] = line.split('\t');
  const weight = weightOf(id, population);
  return [name, ...(aliases ? aliases.split('|') : [])]
    .map((each) => {
      const folded = foldName(each);
      return folded ? copyRow([id, country, each, folded, spellingKey(folded), weight]) : '';
    })
    .join('');
}

function weightOf(id: string | undefined, population: string | undefined): string | undefined {
  return id?.startsWith('s-') ? localityWeight : population;
}

function copyRow(values: (string | undefined)[]): string {
  return `${values.map((value) => (value ? value.replaceAll('\\', '\\\\') : '\\N')).join('\t')}\n`;
}

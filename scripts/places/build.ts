import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { disambiguate, mergeDoubles } from './disambiguate.ts';
import { type BuiltPlace, readAreaNames, readCities, readGeoNames } from './gazetteer.ts';
import { mergeSources } from './merge.ts';
import { addOtherNames, addSupplement } from './own-lists.ts';
import { setZones } from './zones.ts';

const file = path.resolve(import.meta.dirname, '../../apps/api/data/places.tsv.gz');
const columns = [
  'id',
  'name',
  'within',
  'district',
  'state',
  'country',
  'latitude',
  'longitude',
  'zone',
  'population',
  'aliases',
] as const;

const merged = mergeDoubles(mergeSources(readCities(), readGeoNames(), readAreaNames()));
addOtherNames(merged);
const localities = addSupplement(merged);
const places = disambiguate(merged);
setZones(places);

const line = (place: BuiltPlace) =>
  columns.map((column) => String(column === 'aliases' ? place.aliases.join('|') : place[column])).join('\t');
const order = (place: BuiltPlace) =>
  [place.country, place.state, place.district, place.name, place.id].join('\t');
const rows = places
  .map((place) => ({ key: order(place), text: line(place) }))
  .sort((one, other) => (one.key < other.key ? -1 : 1));
const packed = gzipSync(`${columns.join('\t')}\n${rows.map(({ text }) => text).join('\n')}\n`, { level: 9 });
writeFileSync(file, packed);

const ids = new Set(places.map(({ id }) => id));
if (ids.size !== places.length) throw new Error('Two places have one id.');
const names = places.reduce((sum, place) => sum + 1 + place.aliases.length, 0);
const indian = places.filter(({ country }) => country === 'IN').length;
console.log(
  `${places.length} places (${indian} Indian, ${localities} localities of our own) with ${names} names: ${(packed.length / 1e6).toFixed(1)} MB`,
);

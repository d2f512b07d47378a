/** Names of Indian districts that the source holds in an odd or an outdated form. */
const indianDistricts: Record<string, string> = {
  'Tirunelveli Kattabo': 'Tirunelveli',
  Thoothukkudi: 'Thoothukudi',
  Kanniyakumari: 'Kanyakumari',
  Thiruvarur: 'Tiruvarur',
  Pattanamtitta: 'Pathanamthitta',
  Punch: 'Poonch',
  Shupiyan: 'Shopian',
  Haora: 'Howrah',
  Hugli: 'Hooghly',
  Puruliya: 'Purulia',
  Garhwal: 'Pauri Garhwal',
  Ajitgarh: 'Mohali',
  'Bara Banki': 'Barabanki',
  Budaun: 'Badaun',
  Ferrukhabad: 'Farrukhabad',
  'Bangalore Urban': 'Bengaluru Urban',
  'Bangalore Rural': 'Bengaluru Rural',
  Belgaum: 'Belagavi',
  Chikmagalur: 'Chikkamagaluru',
  Gulbarga: 'Kalaburagi',
  Mysore: 'Mysuru',
  Shimoga: 'Shivamogga',
  Tumkur: 'Tumakuru',
  Ahmadabad: 'Ahmedabad',
  Ahmadnagar: 'Ahilyanagar',
  Osmanabad: 'Dharashiv',
  Jangoan: 'Jangaon',
  Jagitial: 'Jagtial',
  Rangareddi: 'Ranga Reddy',
  Dohad: 'Dahod',
  Mahesana: 'Mehsana',
};
const southAsia = new Set(['IN', 'LK', 'NP', 'BD', 'PK', 'BT', 'MV']);

/** The everyday form of a name: South Asian names lose the marks of scholarly transliteration. */
export function plainName(country: string, name: string): string {
  return southAsia.has(country)
    ? name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : name;
}

/** A district as it stands before the word 'district': 'District Agra' and 'Sikar District' lose it. */
export function districtName(country: string, state: string, name: string): string {
  if (country !== 'IN') return plainName(country, name);
  const bare = plainName(country, name)
    .replace(/^District /, '')
    .replace(/ (district|division)$/i, '')
    .replace(/ {2,}/g, ' ');
  // Two states have a Bijapur, two an Aurangabad; only one of each was renamed.
  if (bare === 'Bijapur' && state === 'Karnataka') return 'Vijayapura';
  if (bare === 'Aurangabad' && state === 'Maharashtra') return 'Chhatrapati Sambhajinagar';
  if (bare === 'Raigarh' && state === 'Maharashtra') return 'Raigad';
  return indianDistricts[bare] ?? bare;
}

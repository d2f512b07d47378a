/**
 * India's goods and services tax on an online service, as sections 12 and 16 of the IGST Act and rule 46 of the CGST Rules
 * ask for it: what a tax invoice says beside the sum.
 */

/** The states and union territories by the code that a GSTIN begins with. */
const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;
type StateCode = keyof typeof states;
const stateCodes = Object.keys(states) as StateCode[];

/** Union territories without a legislature: their half of the tax has a name of its own. */
const unionTerritories: readonly StateCode[] = ['04', '26', '31', '35', '38'];

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');

/** Other names that people write. */
const otherNames: Record<string, StateCode> = {
  newdelhi: '07',
  nctofdelhi: '07',
  uttaranchal: '05',
  orissa: '21',
  chattisgarh: '22',
  pondicherry: '34',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
  andamanandnicobar: '35',
};

/** The code of an Indian state as somebody wrote it; undefined for what is none. */
export function stateCodeOf(written: string): StateCode | undefined {
  const name = folded(written);
  return stateCodes.find((code) => folded(states[code]) === name) ?? otherNames[name];
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a GSTIN: state, PAN, entity, Z and a check character (weights 1 and 2 in turn, modulo 36). */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) || !stateOf(text)) return false;
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = alphabet.indexOf(text.charAt(index)) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet[(36 - (sum % 36)) % 36] === text[14];
}

const stateOf = (gstin: string) => stateCodes.find((code) => gstin.startsWith(code));

/** Who owes the tax, and at what rate. */
export interface TaxPayer {
  gstin: string;
  address: string;
  /** Of the whole tax, both halves together. */
  percent: number;
  /** The code of the service (SAC). */
  sac: string;
  /** The letter of undertaking under which exports leave without tax; without one they are taxed. */
  lut?: string | undefined;
}

/** What a tax invoice says of the tax: kept with the receipt, since settings change and an invoice does not. Amounts in minor units. */
export interface TaxRecord {
  gstin: string;
  address: string;
  sac: string;
  /** Where the service counts as supplied: a state with its code, or as the buyer wrote it. */
  placeOfSupply: string;
  taxableMinor: number;
  taxes: { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; percent: number; amountMinor: number }[];
  /** Of an export without tax. */
  lut?: string | undefined;
}

/**
 * The tax that a price includes, in whole minor units; taxable value and taxes add up to the price. Within the seller's state
 * it is halved between centre and state; elsewhere, and where the state cannot be told, it is integrated.
 */
export function taxOf(
  priceMinor: number,
  seller: TaxPayer,
  buyer: { state: string; country: string },
): TaxRecord {
  const { gstin, address, sac, percent, lut } = seller;
  const record = { gstin, address, sac };
  if (buyer.country !== 'India') {
    const placeOfSupply = `${buyer.country} (96)`;
    if (lut) return { ...record, placeOfSupply, taxableMinor: priceMinor, taxes: [], lut };
    return { ...record, placeOfSupply, ...integrated(priceMinor, percent) };
  }
  const code = stateCodeOf(buyer.state);
  const placeOfSupply = code ? `${states[code]} (${code})` : buyer.state;
  if (!code || code !== stateOf(gstin))
    return { ...record, placeOfSupply, ...integrated(priceMinor, percent) };
  const half = Math.round((priceMinor * percent) / (200 + 2 * percent));
  const second = unionTerritories.includes(code) ? 'UTGST' : 'SGST';
  return {
    ...record,
    placeOfSupply,
    taxableMinor: priceMinor - 2 * half,
    taxes: (['CGST', second] as const).map((name) => ({ name, percent: percent / 2, amountMinor: half })),
  };
}

function integrated(priceMinor: number, percent: number): Pick<TaxRecord, 'taxableMinor' | 'taxes'> {
  const amountMinor = Math.round((priceMinor * percent) / (100 + percent));
  return { taxableMinor: priceMinor - amountMinor, taxes: [{ name: 'IGST', percent, amountMinor }] };
}

/**
 * The serial number of a receipt: at most 16 characters, consecutive within an Indian financial year (April to March), as
 * rule 46 of the CGST Rules asks of an invoice. `R2627-0000001` is the first of 2026-27.
 */
export function receiptNumber(financialYear: number, serial: number): string {
  return serialNumber('R', financialYear, serial);
}

/** A number of a series that begins again each Indian financial year. */
export function serialNumber(series: string, financialYear: number, serial: number): string {
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${series}${short(financialYear)}${short(financialYear + 1)}-${String(serial).padStart(7, '0')}`;
}

/** The calendar year in which the Indian financial year of an instant began. */
export function financialYearOf(epochMs: number): number {
  const inIndia = new Date(epochMs + 330 * 60_000);
  return inIndia.getUTCMonth() < 3 ? inIndia.getUTCFullYear() - 1 : inIndia.getUTCFullYear();
}

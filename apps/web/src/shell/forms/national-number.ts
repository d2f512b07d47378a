/** A mobile number as it is typed, pasted or filled in, without what the page shows beside it: its dialling code, and the 0 dialled within the country. */
export function nationalNumber(typed: string, code: string): string {
  const number = typed.replace(/[\s().-]/g, '');
  const prefix = code.replace(/[^+\d]/g, '');
  const own = prefix && number.startsWith(prefix) ? number.slice(prefix.length) : number;
  return own.replace(/^0/, '');
}

/** What a million tokens cost, in millionths of a US dollar: so a token's price is in millionths of a millionth. */
export interface TokenPrices {
  input: number;
  cached: number;
  output: number;
}

/** Reads `input:0.15,cached:0.075,output:0.60`, in US dollars; undefined for anything else. Without `cached` those cost as others. */
export function parseTokenPrices(text: string): TokenPrices | undefined {
  const found = new Map<string, number>();
  for (const entry of text.split(',')) {
    const [, kind, price] = /^\s*(input|cached|output)\s*:\s*(\d{1,6}(?:\.\d{1,6})?)\s*$/.exec(entry) ?? [];
    if (!kind || !price || found.has(kind)) return undefined;
    found.set(kind, Math.round(Number(price) * 1_000_000));
  }
  const [input, output] = [found.get('input'), found.get('output')];
  if (input === undefined || output === undefined) return undefined;
  return { input, output, cached: found.get('cached') ?? input };
}

/** What a call cost in tokens; `cached` and `written` are among `input`. */
export interface TokenUse {
  input: number;
  /** Read from what the provider keeps of earlier calls. */
  cached: number;
  /** Put there for later ones, which costs a quarter more. */
  written?: number;
  output: number;
}

/** What a call costs in millionths of a US dollar, rounded up; 0 where no prices are known. */
export function costOf(use: TokenUse, prices: TokenPrices | undefined): number {
  if (!prices) return 0;
  const { input, cached, written = 0, output } = use;
  const millionthsOfMillionths =
    (input - cached + written / 4) * prices.input + cached * prices.cached + output * prices.output;
  return Math.ceil(millionthsOfMillionths / 1_000_000);
}

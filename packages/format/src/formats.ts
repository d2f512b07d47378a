const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A format of dates, made once: making one costs a hundred times what it costs to use it. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

/** A format of numbers, made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, tag, options, () => new Intl.NumberFormat(tag, options));
}

function kept<F>(formats: Map<string, F>, tag: string, options: object, make: () => F): F {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

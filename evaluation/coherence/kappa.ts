/** How far two readers agree beyond chance. */
export interface Agreement {
  pairs: number;
  /** The share of pairs that both label alike. */
  alike: number;
  /** Cohen's kappa (1960), with the bounds of its 95 % interval by the large-sample error that he gives. */
  kappa: number;
  low: number;
  high: number;
}

/** The agreement of two readers who each said yes or no to the same pairs; throws without any. */
export function agreementOf(labels: readonly (readonly [boolean, boolean])[]): Agreement {
  const pairs = labels.length;
  if (pairs === 0) throw new Error('Nothing was labelled.');
  const share = (of: (label: readonly [boolean, boolean]) => boolean) => labels.filter(of).length / pairs;
  const [first, second] = [share(([one]) => one), share(([, other]) => other)];
  const alike = share(([one, other]) => one === other);
  const byChance = first * second + (1 - first) * (1 - second);
  // Where both say the same of everything, nothing is left to chance.
  if (byChance === 1) return { pairs, alike, kappa: 1, low: 1, high: 1 };
  const kappa = (alike - byChance) / (1 - byChance);
  const error = Math.sqrt((alike * (1 - alike)) / pairs) / (1 - byChance);
  return { pairs, alike, kappa, low: kappa - 1.96 * error, high: Math.min(1, kappa + 1.96 * error) };
}

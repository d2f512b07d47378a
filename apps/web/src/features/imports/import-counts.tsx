import { birthOutcomeWords } from '@udaya/contract/birth-column-words';
import type { BirthImport } from '@udaya/contract/birth-imports';
import type { BirthRowOutcome } from '@udaya/core/births/import-words';
import { formatNumber } from '@udaya/format/format-number';
import { getLocale } from '@udaya/messages/runtime';
import classes from '../../shell/files/file-page.module.css';

const order = Object.keys(birthOutcomeWords) as BirthRowOutcome[];

/** How many rows come to what; what no row comes to is left out, but for `always`. */
export function ImportCounts({ found, always }: { found: BirthImport; always: BirthRowOutcome }) {
  return (
    <dl className={classes.counts}>
      {order
        .filter((outcome) => found.counts[outcome] > 0 || outcome === always)
        .map((outcome) => (
          <div key={outcome}>
            <dt>{birthOutcomeWords[outcome]()}</dt>
            <dd>{formatNumber(found.counts[outcome], getLocale())}</dd>
          </div>
        ))}
    </dl>
  );
}

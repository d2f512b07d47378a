import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { QueryView } from '../../../shell/query-view.tsx';
import { WordDiff } from '../../../ui/word-diff.tsx';
import classes from './wording.module.css';
import { comparisonQuery } from './wording-queries.ts';

/** Two versions beside each other, place by place, as far as they differ. */
export function ComparePanel({ id, from, to }: { id: string; from: number; to: number }) {
  const query = useQuery(comparisonQuery(id, from, to));
  return (
    <div className={classes.comparison} aria-live="polite">
      <QueryView
        query={query}
        skeleton="10rem"
        isEmpty={({ places }) => places.length === 0}
        empty={<p>{m.report_wording_compare_same()}</p>}
      >
        {({ lang, places }) => (
          <>
            <p>{m.report_wording_compare_lead({ count: places.length })}</p>
            {places.map(({ place, before, after }) => (
              <div key={place} lang={lang}>
                <WordDiff
                  before={before}
                  after={after}
                  titles={[
                    m.report_wording_compare_now({ place }),
                    m.report_wording_compare_new({ place, version: to }),
                  ]}
                />
              </div>
            ))}
          </>
        )}
      </QueryView>
    </div>
  );
}

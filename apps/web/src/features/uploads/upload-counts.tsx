import type { UploadCheck } from '@udaya/contract/uploads';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import classes from '../../shell/files/file-page.module.css';

type Counts = Pick<UploadCheck, 'added' | 'changed' | 'removed' | 'same' | 'leftAlone'>;

const labels: readonly [keyof Counts, () => string][] = [
  ['added', m.knowledge_upload_count_added],
  ['changed', m.knowledge_upload_count_changed],
  ['removed', m.knowledge_upload_count_removed],
  ['same', m.knowledge_upload_count_same],
  ['leftAlone', m.knowledge_upload_count_left_alone],
];

/** How many entries a file adds, changes, finds equal and leaves alone. */
export function UploadCounts({ counts }: { counts: Counts }) {
  return (
    <dl className={classes.counts}>
      {labels
        .filter(([key]) => key !== 'removed' || counts.removed > 0)
        .map(([key, label]) => (
          <div key={key} data-kind={key}>
            <dt>{label()}</dt>
            <dd>{formatNumber(counts[key], getLocale())}</dd>
          </div>
        ))}
    </dl>
  );
}

import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BirthImport } from '@udaya/contract/birth-imports';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { QueryView } from '../../shell/query-view.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { importsQuery } from './import-queries.ts';
import classes from './imports.module.css';
import { MoreOrLess } from './more-or-less.tsx';

const states: Record<BirthImport['state'], { tone: BadgeTone; words: () => string }> = {
  checked: { tone: 'neutral', words: m.import_state_checked },
  running: { tone: 'waiting', words: m.import_state_running },
  done: { tone: 'good', words: m.import_state_done },
  stopped: { tone: 'bad', words: m.import_state_stopped },
};
const size = 10;

/** The files that were sent before, latest first. */
export function EarlierImports() {
  const [page, setPage] = useState(0);
  const query = useQuery(importsQuery(page));
  return (
    <SectionPanel title={m.import_earlier()}>
      <QueryView query={query} skeleton="8rem">
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <Text c="dimmed">{m.import_earlier_none()}</Text>
          ) : (
            <>
              <ul className={classes.earlier}>
                {content.map((one) => (
                  <li key={one.importId}>
                    <Earlier found={one} />
                  </li>
                ))}
              </ul>
              <MoreOrLess page={page} last={Math.ceil(totalElements / size) - 1} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </SectionPanel>
  );
}

function Earlier({ found }: { found: BirthImport }) {
  const { importId, fileName, createdDate, state, branchName, counts } = found;
  const { tone, words } = states[state];
  return (
    <div className={classes.earlierOne}>
      <Anchor
        renderRoot={(props) => <Link {...props} to="/enterprise/births" search={{ import: importId }} />}
      >
        {fileName}
      </Anchor>
      <StatusBadge tone={tone}>{words()}</StatusBadge>
      <Text size="sm" c="dimmed" component="span">
        {branchName}, <Timestamp instant={createdDate} />
      </Text>
      <Text size="sm" component="span">
        {m.import_earlier_counts({
          taken: counts.taken,
          skipped: counts.twice + counts.earlier,
          refused: counts.refused + counts.failed + counts.placeDropped,
        })}
      </Text>
    </div>
  );
}

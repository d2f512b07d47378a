import { useQuery } from '@tanstack/react-query';
import { pairKey, passageKey } from '@udaya/core/knowledge/passage-keys';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { DraftsOfText } from './drafts/drafts-of-text.tsx';
import { entryQuery, type Pair } from './knowledge-queries.ts';
import { pairName } from './knowledge-words.ts';
import { PausedNote } from './paused-note.tsx';
import { useTextLanguage } from './text-language.ts';
import { TextPage } from './text-page.tsx';
import { TextPanels } from './text-panels.tsx';

/** What is said of a planet in a position: the texts as they stand, since when, and the forms to change them. */
export function EntryPage({ pair, review }: { pair: Pair; review: string | undefined }) {
  const { reportType, planet, position } = pair;
  const query = useQuery(entryQuery(pair, useTextLanguage()));
  return (
    <TextPage
      reportType={reportType}
      title={pairName(pair)}
      lead={m.knowledge_sign({ position, sign: m.chart_sign_name({ sign: position }) })}
    >
      <QueryView query={query} surface skeleton="40rem">
        {({ entry, bands, heldBy }) => (
          <>
            <PausedNote heldBy={heldBy} review={review} />
            <TextPanels
              reportType={reportType}
              textKey={pairKey({ planet, position })}
              texts={(entry ? [entry, ...bands] : bands).map((text) => ({ ...text, key: passageKey(text) }))}
            />
          </>
        )}
      </QueryView>
      <DraftsOfText reportType={reportType} textKey={pairKey({ planet, position })} />
    </TextPage>
  );
}

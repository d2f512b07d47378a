import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KnowledgeEntry } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { IconArrowLeft } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { EntryForm } from './entry-form.tsx';
import classes from './entry-page.module.css';
import { entryQuery, type Pair } from './knowledge-queries.ts';
import { makerName, pairName, sourceName, typeName } from './knowledge-words.ts';

/** What is said of a planet in a position: the text as it stands, since when, and the form to change it. */
export function EntryPage({ pair }: { pair: Pair }) {
  const query = useQuery(entryQuery(pair));
  return (
    <div className={classes.page}>
      <PageHeader
        over={m.knowledge_entry_over({ type: typeName(pair.reportType) })}
        title={pairName(pair)}
        lead={m.knowledge_sign({ position: pair.position, sign: m.sign_name({ sign: pair.position }) })}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            renderRoot={(props) => (
              <Link {...props} to="/product/knowledge" search={{ type: pair.reportType }} />
            )}
          >
            {m.knowledge_title()}
          </Button>
        }
      />
      <QueryView query={query} surface skeleton="40rem">
        {({ entry }) => (
          <>
            <Stored entry={entry} />
            <EntryForm pair={pair} entry={entry} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The text in force and the version that brought it, or that there is none. */
function Stored({ entry }: { entry: KnowledgeEntry | null }) {
  if (!entry)
    return (
      <SectionPanel title={m.knowledge_gap_title()}>
        <p className={classes.since}>{m.knowledge_gap_meaning()}</p>
      </SectionPanel>
    );
  const { textVersion, descriptionTitle, description, lang } = entry;
  return (
    <SectionPanel title={m.knowledge_stored()}>
      <p className={classes.since}>
        {m.knowledge_since()}{' '}
        <Anchor
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to="/product/knowledge/versions/$id" params={{ id: String(textVersion.id) }} />
          )}
        >
          {m.knowledge_version({ version: textVersion.id })}
        </Anchor>
        , <Timestamp instant={textVersion.createdDate} />, {makerName(textVersion)} ({sourceName(textVersion)}
        )
      </p>
      <div lang={lang}>
        <h3 className={classes.title}>{descriptionTitle}</h3>
        <p className={classes.text}>{description}</p>
      </div>
    </SectionPanel>
  );
}

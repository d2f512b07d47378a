import { Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { type FormEvent, useState } from 'react';
import { QueryView } from '../../shell/query-view.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconFileSearch } from '../../ui/icons.tsx';
import { searchQuery } from './knowledge-queries.ts';
import { keyName, textName, typeName } from './knowledge-words.ts';
import { PlaceLink } from './place-link.tsx';
import classes from './search.module.css';
import { useTextLanguage } from './text-language.ts';

interface Props {
  reportType: ReportType;
  words: string | undefined;
}

/** Asks for words; the address carries them. */
export function SearchForm({ reportType, words = '' }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const go = (next: string) =>
    void navigate({ to: '/product/knowledge', search: { type: reportType, q: next || undefined } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(typed.trim());
  };
  return (
    <form role="search" className={classes.form} onSubmit={submit} aria-label={m.knowledge_search()}>
      <TextInput
        className={classes.field}
        label={m.knowledge_search_label()}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="light">
          {m.knowledge_search_go()}
        </Button>
        {words !== '' && (
          <Button variant="subtle" onClick={() => go('')}>
            {m.knowledge_search_clear()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The entries that hold the words, with the words marked. */
export function SearchResults({ reportType, words }: { reportType: ReportType; words: string }) {
  const query = useQuery(searchQuery(reportType, useTextLanguage(), words));
  return (
    <div className={classes.found}>
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {query.data ? m.knowledge_search_count({ count: query.data.results.length }) : ''}
      </Text>
      <QueryView
        query={query}
        skeleton="20rem"
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            icon={<IconFileSearch size={26} stroke={1.6} />}
            title={m.list_nothing_found()}
            text={m.knowledge_search_nothing({ type: typeName(reportType) })}
          />
        }
      >
        {({ results }) => (
          <ul className={classes.results}>
            {results.map(({ descriptionTitle, excerpt, ...place }) => (
              <li key={`${place.key}|${place.ageBand}`}>
                <h2 className={classes.title}>
                  <PlaceLink reportType={reportType} place={place}>
                    {place.planet ? <Marked pieces={descriptionTitle} /> : keyName(place.key)}
                  </PlaceLink>
                </h2>
                <p className={classes.pair}>{textName(place)}</p>
                <p className={classes.excerpt}>
                  <Marked pieces={excerpt} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function Marked({ pieces }: { pieces: readonly { text: string; hit: boolean }[] }) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
    hit ? <mark key={index}>{text}</mark> : text,
  );
}

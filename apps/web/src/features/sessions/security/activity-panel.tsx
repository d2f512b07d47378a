import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Activity } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryView } from '../../../shell/query-view.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './security-page.module.css';
import { activityQuery } from './security-queries.ts';

const shownFirst = 8;

/** What was done with the account lately, so that its owner sees what was not their doing. */
export function ActivityPanel() {
  const query = useQuery(activityQuery);
  return (
    <SectionPanel title={m.account_security_activity_title()} lead={m.account_security_activity_lead()}>
      <QueryView
        query={query}
        skeleton="19rem"
        isEmpty={({ entries }) => entries.length === 0}
        empty={<Text c="dimmed">{m.account_security_activity_empty()}</Text>}
      >
        {({ entries }) => <Entries entries={entries} />}
      </QueryView>
    </SectionPanel>
  );
}

function Entries({ entries }: { entries: readonly Activity[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button goes away: the keyboard goes on at the first entry that has come.
  const showAll = () => {
    flushSync(() => setAll(true));
    const next = list.current?.children.item(shownFirst);
    if (next instanceof HTMLElement) next.focus();
  };
  const shown = all ? entries : entries.slice(0, shownFirst);
  return (
    <>
      <ul ref={list} className={classes.list}>
        {shown.map(({ id, date, what }) => (
          <li key={id} tabIndex={-1} className={classes.entry}>
            <span>{what}</span>
            <Timestamp instant={date} className={classes.time} />
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <Button variant="subtle" className={classes.start} onClick={showAll}>
          {m.account_security_activity_all({ count: entries.length })}
        </Button>
      )}
    </>
  );
}

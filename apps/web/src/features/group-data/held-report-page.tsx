import { Anchor, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HeldReport } from '@udaya/contract/group-data';
import { formatDay } from '@udaya/format/format-day';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { IconTrash } from '../../ui/icons.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { Actor } from './actor.tsx';
import { ConsentBadge } from './consent-badge.tsx';
import { methodLabels } from './consent-words.ts';
import classes from './data-frame.module.css';
import { RecordFrame } from './data-frame.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { heldReportQuery } from './group-data-queries.ts';
import { RecordLink } from './record-link.tsx';
import { showDay } from './show-day.ts';

const back = { to: '/enterprise/data', label: m.data_held_back() } as const;

/** What is held under one report: who opened it, under which consent, and the way to erase it. */
export function HeldReportPage({ id }: { id: string }) {
  const query = useQuery(heldReportQuery(id));
  const name = query.data?.name;
  return (
    <RecordFrame
      back={back}
      title={name === undefined ? m.menu_group_data() : m.data_held_title({ name })}
      lead={m.data_held_lead()}
    >
      <QueryView query={query} skeleton="24rem" surface>
        {(report) => (
          <>
            <Facts report={report} />
            <Consents report={report} />
            <Accesses report={report} />
            <Erasing report={report} />
          </>
        )}
      </QueryView>
    </RecordFrame>
  );
}

function Facts({ report }: { report: HeldReport }) {
  const locale = getLocale();
  const { holds, withdrawnDate, eraseDate } = report;
  return (
    <SectionPanel title={m.data_held_facts()}>
      <DetailsList
        items={[
          { term: m.data_held_born(), value: formatDay(report.dateOfBirth, locale) },
          { term: m.data_held_made(), value: <Timestamp instant={report.createdDate} /> },
          { term: m.data_branch(), value: report.branchName },
          {
            term: m.data_held_state(),
            value: withdrawnDate && <StatusBadge tone="bad">{m.report_state_withdrawn()}</StatusBadge>,
          },
          { term: m.data_held_erase_on(), value: eraseDate && showDay(eraseDate) },
          { term: m.data_held_versions(), value: formatNumber(holds.versions, locale) },
          { term: m.data_held_notifications(), value: formatNumber(holds.notifications, locale) },
        ]}
      />
    </SectionPanel>
  );
}

function Consents({ report: { consents } }: { report: HeldReport }) {
  return (
    <SectionPanel title={m.data_held_consents()}>
      <ul className={classes.entries}>
        {consents.map(({ id, method, state, givenDate }) => (
          <li key={id} className={classes.row}>
            <RecordLink to="/enterprise/data/consents/$id" id={id}>
              {methodLabels[method]()}
            </RecordLink>
            <Timestamp instant={givenDate} />
            <ConsentBadge state={state} />
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}

function Accesses({ report: { id, accesses } }: { report: HeldReport }) {
  return (
    <SectionPanel title={m.data_held_accesses()}>
      {accesses.length === 0 ? (
        <Text c="dimmed">{m.data_held_accesses_none()}</Text>
      ) : (
        <div className={classes.inside}>
          <ul className={classes.entries}>
            {accesses.map((entry) => (
              <li key={entry.id}>
                <Text fw={600}>{entry.what}</Text>
                <Actor entry={entry} />
                <span className={classes.second}>
                  <Timestamp instant={entry.date} />
                </span>
              </li>
            ))}
          </ul>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/enterprise/data" search={{ report: id }} />}
          >
            {m.data_held_all_accesses()}
          </Anchor>
        </div>
      )}
    </SectionPanel>
  );
}

function Erasing({ report }: { report: HeldReport }) {
  const [asked, dialog] = useDisclosure(false);
  return (
    <SectionPanel title={m.data_erase_title()} lead={m.data_erase_text()}>
      <div className={classes.row}>
        <Button variant="default" leftSection={<IconTrash size={18} stroke={1.8} />} onClick={dialog.open}>
          {m.data_erase_begin()}
        </Button>
      </div>
      <EraseDialog report={report} opened={asked} onClose={dialog.close} />
    </SectionPanel>
  );
}

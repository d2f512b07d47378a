import { Anchor, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ConsentDetail } from '@udaya/contract/group-consents';
import { dutyRoles } from '@udaya/core/groups/data-duty';
import { localeNames } from '@udaya/core/locale';
import { formatDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../api/use-session.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { ConsentBadge } from './consent-badge.tsx';
import { askerLabels, methodLabels } from './consent-words.ts';
import classes from './data-frame.module.css';
import { RecordFrame } from './data-frame.tsx';
import { consentQuery } from './group-data-queries.ts';
import { RenewForm } from './renew-form.tsx';
import { showDay } from './show-day.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const back = { to: '/enterprise/data/consents', label: m.data_back_to_consents() } as const;

/** One consent: its words, how it was given, and the way to take it back. */
export function ConsentPage({ id }: { id: string }) {
  const query = useQuery(consentQuery(id));
  const name = query.data?.name;
  return (
    <RecordFrame back={back} title={name === undefined ? m.data_tab_consents() : m.data_consent_of({ name })}>
      <QueryView query={query} skeleton="24rem" surface>
        {(consent) => <Consent consent={consent} />}
      </QueryView>
    </RecordFrame>
  );
}

function Consent({ consent }: { consent: ConsentDetail }) {
  const { role } = useSession();
  const { state, eraseDate, withdrawal } = consent;
  const [done, setDone] = useState('');
  return (
    <>
      <MessageLine tone="success" text={done || undefined} />
      {eraseDate && <Text fw={600}>{m.data_closed_until({ date: showDay(eraseDate) })}</Text>}
      <SectionPanel title={m.data_wording_title()}>
        <blockquote className={classes.wording} lang={consent.language}>
          {consent.wording}
        </blockquote>
      </SectionPanel>
      <SectionPanel title={m.data_facts_title()}>
        <div className={classes.inside}>
          <Facts consent={consent} />
          {dutyRoles.includes(role) && (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link {...props} to="/enterprise/data/reports/$id" params={{ id: consent.reportId }} />
              )}
            >
              {m.data_open_report_data()}
            </Anchor>
          )}
        </div>
      </SectionPanel>
      {withdrawal && (
        <SectionPanel title={m.data_withdrawn_title()}>
          <DetailsList
            items={[
              { term: m.data_withdrawn_on(), value: <Timestamp instant={withdrawal.date} /> },
              { term: m.data_withdrawn_by(), value: withdrawal.enteredBy },
              { term: m.data_asker(), value: withdrawal.asker && askerLabels[withdrawal.asker]() },
              {
                term: m.data_asked_on(),
                value: withdrawal.askedOn && formatDay(withdrawal.askedOn, getLocale()),
              },
              { term: m.data_reason(), value: withdrawal.reason },
            ]}
          />
        </SectionPanel>
      )}
      {state === 'given' && eraseDate === null && (
        <Section
          title={m.data_withdraw_title()}
          lead={m.data_withdraw_text()}
          begin={m.data_withdraw_begin()}
          render={(end) => (
            <WithdrawForm
              id={consent.id}
              onCancel={end}
              onDone={() => {
                setDone(m.data_withdraw_done());
                end();
              }}
            />
          )}
        />
      )}
      {eraseDate !== null && (
        <Section
          title={m.data_renew_title()}
          lead={m.data_renew_text()}
          begin={m.data_renew_begin()}
          render={(end) => (
            <RenewForm
              id={consent.id}
              onCancel={end}
              onDone={() => {
                setDone(m.data_renew_done());
                end();
              }}
            />
          )}
        />
      )}
    </>
  );
}

function Facts({ consent }: { consent: ConsentDetail }) {
  return (
    <DetailsList
      items={[
        { term: m.data_state(), value: <ConsentBadge state={consent.state} /> },
        { term: m.data_method(), value: methodLabels[consent.method]() },
        { term: m.data_evidence(), value: consent.evidence || m.data_evidence_none() },
        { term: m.data_entered_by(), value: consent.enteredBy || m.data_entered_by_nobody() },
        { term: m.data_branch(), value: consent.branchName },
        { term: m.data_given_on(), value: <Timestamp instant={consent.givenDate} /> },
        { term: m.data_language(), value: localeNames[consent.language] },
        { term: m.data_wording_version(), value: consent.wordingVersion },
      ]}
    />
  );
}

interface SectionProps {
  title: string;
  lead: string;
  begin: string;
  render: (end: () => void) => ReactNode;
}

/** What can be done with a consent: a button first, and then its form. */
function Section({ title, lead, begin, render }: SectionProps) {
  const [open, form] = useDisclosure(false);
  return (
    <SectionPanel title={title} lead={lead}>
      {open ? (
        render(form.close)
      ) : (
        <div className={classes.row}>
          <Button variant="default" onClick={form.open}>
            {begin}
          </Button>
        </div>
      )}
    </SectionPanel>
  );
}

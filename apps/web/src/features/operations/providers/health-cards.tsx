import { Text, Title } from '@mantine/core';
import type { ProductHealth } from '@udaya/contract/operations';
import type { ProviderName } from '@udaya/core/billing/providers';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useId } from 'react';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showBytes, showMilliseconds } from '../count-words.ts';
import { type HealthState, healthWords } from './health-words.ts';
import classes from './providers-page.module.css';

interface CardProps {
  title: string;
  state: HealthState;
  checkedDate: string | null;
  facts: readonly (readonly [term: string, value: ReactNode])[];
  note?: string | undefined;
}

function Card({ title, state, checkedDate, facts, note }: CardProps) {
  const id = useId();
  const { tone, words } = healthWords[state];
  return (
    <Panel aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <StatusBadge tone={tone}>{words()}</StatusBadge>
      </div>
      <DetailsList items={facts.map(([term, value]) => ({ term, value }))} />
      {note && <Text size="sm">{note}</Text>}
      <p className={classes.checked}>
        {checkedDate ? (
          <>
            {m.ops_checked()} <Timestamp instant={checkedDate} />
          </>
        ) : (
          m.ops_never_checked()
        )}
      </p>
    </Panel>
  );
}

const at = (instant: string | null) => (instant ? <Timestamp instant={instant} /> : m.ops_none_known());
const number = (count: number) => formatNumber(count, getLocale());

/** Each thing that the product leans on, with a word for how it does. */
export function HealthCards({ health }: { health: ProductHealth }) {
  const { database, jobs, mail, payments, disk, backup } = health;
  return (
    <div className={classes.cards}>
      <Card
        {...database}
        title={m.ops_database()}
        facts={[
          [m.ops_answer_time(), database.answerMs === null ? null : showMilliseconds(database.answerMs)],
        ]}
        note={database.state === 'silent' ? m.ops_database_no_writes() : undefined}
      />
      <Card
        {...jobs}
        title={m.ops_job_queue()}
        facts={[
          [m.ops_workers_at_work(), number(jobs.workers)],
          [m.ops_waiting(), number(jobs.waiting)],
          [m.ops_oldest(), jobs.oldestDate && <Timestamp instant={jobs.oldestDate} />],
          [m.ops_failed_title(), number(jobs.failed)],
        ]}
        note={jobs.workers === 0 ? m.ops_no_workers() : undefined}
      />
      <Card
        {...mail}
        title={mail.way === 'server' ? m.ops_mail_server() : m.ops_mail_folder()}
        facts={[
          [m.ops_last_sent(), at(mail.lastSentDate)],
          [m.ops_last_failure(), at(mail.lastFailureDate)],
          [m.ops_waiting(), number(mail.waiting)],
          [m.ops_problem(), mail.problem],
        ]}
      />
      {payments.length === 0 && <NoPayments />}
      {payments.map((one) => (
        <PaymentCard key={one.provider} payments={one} isAlone={payments.length === 1} />
      ))}
      <Card
        {...disk}
        title={m.ops_disk()}
        facts={[
          [m.ops_disk_free(), disk.free === null ? null : showBytes(disk.free)],
          [m.ops_disk_total(), disk.total === null ? null : showBytes(disk.total)],
        ]}
      />
      <Card
        {...backup}
        title={m.ops_backup()}
        facts={[
          [m.ops_backup_written(), at(backup.writtenDate)],
          [m.ops_backup_size(), backup.bytes === null ? null : showBytes(backup.bytes)],
        ]}
        note={backup.state === 'works' ? undefined : m.ops_backup_note()}
      />
    </div>
  );
}

const breakers = {
  closed: m.ops_breaker_closed,
  open: m.ops_breaker_open,
  trying: m.ops_breaker_trying,
};

const providerWords: Record<ProviderName, () => string> = {
  paypal: m.ops_provider_paypal,
  razorpay: m.pay_provider_razorpay,
  sandbox: m.ops_provider_sandbox,
  'sandbox-razorpay': m.pay_sandbox_title,
};

function NoPayments() {
  return (
    <Panel className={classes.card}>
      <Title order={2} size="h4">
        {m.ops_payments()}
      </Title>
      <Text size="sm">{m.ops_payments_none()}</Text>
    </Panel>
  );
}

function PaymentCard({
  payments,
  isAlone,
}: {
  payments: ProductHealth['payments'][number];
  isAlone: boolean;
}) {
  const provider = providerWords[payments.provider]();
  const { p50Ms, p95Ms } = payments;
  return (
    <Card
      {...payments}
      title={isAlone ? m.ops_payments() : m.pay_ops_payments_of({ provider })}
      facts={[
        [m.ops_provider(), provider],
        [m.ops_breaker(), breakers[payments.breaker]()],
        [m.ops_last_success(), at(payments.lastSuccessDate)],
        [m.ops_last_failure(), at(payments.lastFailureDate)],
        [m.ops_problem(), payments.lastFailure],
        [m.ops_calls(), number(payments.calls)],
        [m.ops_p50(), p50Ms === null ? null : showMilliseconds(p50Ms)],
        [m.ops_p95(), p95Ms === null ? null : showMilliseconds(p95Ms)],
      ]}
    />
  );
}

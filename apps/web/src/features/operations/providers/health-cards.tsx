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
            {m.operations_checked()} <Timestamp instant={checkedDate} />
          </>
        ) : (
          m.operations_never_checked()
        )}
      </p>
    </Panel>
  );
}

const at = (instant: string | null) =>
  instant ? <Timestamp instant={instant} /> : m.operations_none_known();
const number = (count: number) => formatNumber(count, getLocale());

/** Each thing that the product leans on, with a word for how it does. */
export function HealthCards({ health }: { health: ProductHealth }) {
  const { database, jobs, mail, payments, disk, backup } = health;
  return (
    <div className={classes.cards}>
      <Card
        {...database}
        title={m.operations_database()}
        facts={[
          [
            m.operations_answer_time(),
            database.answerMs === null ? null : showMilliseconds(database.answerMs),
          ],
        ]}
        note={database.state === 'silent' ? m.operations_database_no_writes() : undefined}
      />
      <Card
        {...jobs}
        title={m.operations_job_queue()}
        facts={[
          [m.operations_workers_at_work(), number(jobs.workers)],
          [m.operations_waiting(), number(jobs.waiting)],
          [m.operations_oldest(), jobs.oldestDate && <Timestamp instant={jobs.oldestDate} />],
          [m.operations_failed_title(), number(jobs.failed)],
        ]}
        note={jobs.workers === 0 ? m.operations_no_workers() : undefined}
      />
      <Card
        {...mail}
        title={mail.way === 'server' ? m.operations_mail_server() : m.operations_mail_folder()}
        facts={[
          [m.operations_last_sent(), at(mail.lastSentDate)],
          [m.operations_last_failure(), at(mail.lastFailureDate)],
          [m.operations_waiting(), number(mail.waiting)],
          [m.operations_problem(), mail.problem],
        ]}
      />
      {payments.length === 0 && <NoPayments />}
      {payments.map((one) => (
        <PaymentCard key={one.provider} payments={one} isAlone={payments.length === 1} />
      ))}
      <Card
        {...disk}
        title={m.operations_disk()}
        facts={[
          [m.operations_disk_free(), disk.free === null ? null : showBytes(disk.free)],
          [m.operations_disk_total(), disk.total === null ? null : showBytes(disk.total)],
        ]}
      />
      <Card
        {...backup}
        title={m.operations_backup()}
        facts={[
          [m.operations_backup_written(), at(backup.writtenDate)],
          [m.operations_backup_size(), backup.bytes === null ? null : showBytes(backup.bytes)],
        ]}
        note={backup.state === 'works' ? undefined : m.operations_backup_note()}
      />
    </div>
  );
}

const breakers = {
  closed: m.operations_breaker_closed,
  open: m.operations_breaker_open,
  trying: m.operations_breaker_trying,
};

const providerWords: Record<ProviderName, () => string> = {
  paypal: m.operations_provider_paypal,
  razorpay: m.payment_provider_razorpay,
  sandbox: m.operations_provider_sandbox,
  'sandbox-razorpay': m.payment_sandbox_razorpay_title,
};

function NoPayments() {
  return (
    <Panel className={classes.card}>
      <Title order={2} size="h4">
        {m.operations_payments()}
      </Title>
      <Text size="sm">{m.operations_payments_none()}</Text>
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
      title={isAlone ? m.operations_payments() : m.operations_payments_of({ provider })}
      facts={[
        [m.operations_provider(), provider],
        [m.operations_breaker(), breakers[payments.breaker]()],
        [m.operations_last_success(), at(payments.lastSuccessDate)],
        [m.operations_last_failure(), at(payments.lastFailureDate)],
        [m.operations_problem(), payments.lastFailure],
        [m.operations_calls(), number(payments.calls)],
        [m.operations_p50(), p50Ms === null ? null : showMilliseconds(p50Ms)],
        [m.operations_p95(), p95Ms === null ? null : showMilliseconds(p95Ms)],
      ]}
    />
  );
}

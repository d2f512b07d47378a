import type { TimelineEntry } from '@udaya/contract/product-payments';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { OrderStatus } from '@udaya/core/billing/order-status';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import type { TenantDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { usernamesOf } from '../accounts/usernames-of.ts';
import { findEntriesAbout } from '../audit/find-entries-about.ts';
import { findMails } from '../mails/find-mail.ts';
import { describeIssue, describeRefundIssue } from './present-payment.ts';
import type { OrderRow } from './store.ts';
import type { StoredCapture } from './store-captures.ts';
import { findGrantOfInvoice } from './store-grants.ts';
import { listCreditNotes, type StoredReceipt } from './store-receipts.ts';
import type { RefundRow } from './store-refunds.ts';
import { listEventsOf, listSteps, type StoredStep } from './store-steps.ts';

interface Papers {
  capture: StoredCapture | undefined;
  receipt: StoredReceipt | undefined;
  refunds: readonly RefundRow[];
}

type Line = Omit<TimelineEntry, 'date' | 'by' | 'detail' | 'references' | 'isBad'> & {
  at: Date;
  byId?: string | null;
  detail?: string | null;
  references?: (string | null | undefined)[];
  isBad?: boolean;
};

/** What was done by hand, or through the pages, and stands nowhere but in the audit log. */
const told: Partial<Record<AuditAction, () => string>> = {
  'refund.requested': m.payment_admin_line_refund_asked_for,
  'receipt.downloaded': m.payment_admin_line_receipt_downloaded,
  'credit_note.downloaded': m.payment_admin_line_note_downloaded,
};
const toldActions = Object.keys(told) as AuditAction[];

/** All that happened with a payment, one after the other, in words. */
export async function describeTimeline(
  db: TenantDb,
  row: OrderRow,
  papers: Papers,
): Promise<TimelineEntry[]> {
  const { order, invoice } = row;
  const steps = await listSteps(db, order);
  const mails = await findMails(
    db,
    steps.flatMap(({ kind, reference }) => (kind.startsWith('MAIL ') && reference ? [reference] : [])),
  );
  const notes = papers.receipt ? await listCreditNotes(db, papers.receipt) : [];
  const grant = await findGrantOfInvoice(db, invoice);
  const lines: Line[] = [
    {
      id: `order-${order.id}`,
      at: order.createdAt,
      kind: 'order',
      what: m.payment_admin_line_order({ amount: money(order) }),
      references: [order.id],
    },
    ...steps.flatMap((step) => stepLine(step, papers.refunds, mails) ?? []),
    ...endLine(row, steps),
    ...captureLines(row, papers),
    ...papers.refunds.flatMap(refundLines),
    ...(await listEventsOf(db, order)).map(({ id, type, receivedAt }) => ({
      id: `event-${id}`,
      at: receivedAt,
      kind: 'event' as const,
      what: m.payment_admin_line_event(),
      detail: type,
      references: [id],
    })),
    ...notes.map((note) => ({
      id: `note-${note.number}`,
      at: note.issuedAt,
      kind: 'document' as const,
      what: m.payment_admin_line_note({ amount: money(note) }),
      references: [note.number],
    })),
    ...(await findEntriesAbout(db, [order.id], toldActions))
      .filter(isNews(papers.refunds))
      .map(({ id, at, action, actorId }) => ({
        id: `audit-${id}`,
        at,
        kind: 'admin' as const,
        what: told[action as AuditAction]?.() ?? action,
        byId: actorId,
      })),
    ...(grant
      ? [
          {
            id: `grant-${grant.reportId}`,
            at: grant.grantedAt,
            kind: 'admin' as const,
            what: m.payment_admin_line_grant(),
            detail: grant.reason,
            byId: grant.grantedBy,
          },
        ]
      : []),
  ];
  const names = await usernamesOf(
    db,
    lines.map(({ byId = null }) => byId),
  );
  return lines
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, byId, detail = null, references = [], isBad = false, ...line }) => ({
      ...line,
      date: at.toISOString(),
      detail,
      by: byId ? (names.get(byId) ?? m.payment_admin_account_gone()) : null,
      references: references.filter((one) => typeof one === 'string'),
      isBad,
    }));
}

const sameMomentMs = 2_000;

/** That somebody asked for a refund is told by the refund itself; by the log, that it was asked for once more. */
const isNews =
  (refunds: readonly RefundRow[]) =>
  (entry: { action: string; at: Date; actorId: string | null }): boolean =>
    entry.action !== 'refund.requested' ||
    !refunds.some(
      ({ requestedBy, createdAt }) =>
        requestedBy === entry.actorId && Math.abs(createdAt.getTime() - entry.at.getTime()) < sameMomentMs,
    );

const money = (sum: { currency: string; amountMinor: number }) => formatMoney(sum, currentLocale());

/** What a change of an order's status says; that it was captured is told by the capture, that it was given back by its refunds. */
const statusLines: Partial<Record<OrderStatus, { kind: Line['kind']; what: () => string; isBad?: boolean }>> =
  {
    CREATED: { kind: 'order', what: m.payment_admin_line_created },
    APPROVED: { kind: 'order', what: m.payment_admin_line_approved },
    CAPTURING: { kind: 'order', what: m.payment_admin_line_capturing },
    PENDING: { kind: 'capture', what: m.payment_admin_line_held },
    DECLINED: { kind: 'decline', what: m.payment_admin_line_declined, isBad: true },
    FAILED: { kind: 'decline', what: m.payment_admin_line_failed, isBad: true },
    CANCELLED: { kind: 'order', what: m.payment_admin_line_cancelled },
    EXPIRED: { kind: 'order', what: m.payment_admin_line_expired },
  };

const mailLines = {
  'MAIL receipt': m.payment_admin_line_mail_receipt,
  'MAIL refund': m.payment_admin_line_mail_refund,
  'MAIL failure': m.payment_admin_line_mail_failure,
};

function stepLine(
  step: StoredStep,
  refunds: readonly RefundRow[],
  mails: Awaited<ReturnType<typeof findMails>>,
): Line | undefined {
  const { id, at, kind, issue, reference } = step;
  const line = { id: `step-${id}`, at };
  const refund = refunds.find((one) => one.id === step.refundId);
  const amount = refund ? money(refund) : '';
  switch (kind) {
    case 'REFUND_REFUSED': {
      const { issue: name, description } = describeRefundIssue(issue ?? '');
      const detail = `${description} (${name})`;
      const what = m.payment_admin_line_refund_refused({ amount });
      return { ...line, kind: 'refund', what, detail, references: [reference], isBad: true };
    }
    case 'REFUND_UNANSWERED':
      return {
        ...line,
        kind: 'refund',
        what: m.payment_admin_line_refund_unanswered({ amount }),
        isBad: true,
      };
    case 'REFUND_HELD':
      return {
        ...line,
        kind: 'refund',
        what: m.payment_admin_line_refund_held({ amount }),
        references: [reference],
      };
    case 'MAIL receipt':
    case 'MAIL refund':
    case 'MAIL failure': {
      const mail = mails.get(reference ?? '');
      const detail = mail && mailState(mail);
      return {
        ...line,
        kind: 'mail',
        what: mailLines[kind](),
        detail: detail ?? null,
        isBad: Boolean(mail?.failedAt),
      };
    }
    default: {
      const said = statusLines[kind];
      return (
        said && { ...line, ...said, what: said.what(), detail: issueText(issue), references: [reference] }
      );
    }
  }
}

function mailState({ sentAt, failedAt }: { sentAt: Date | null; failedAt: Date | null }): string {
  if (failedAt) return m.payment_admin_mail_failed();
  return sentAt ? m.payment_admin_mail_sent() : m.payment_admin_mail_waiting();
}

function issueText(issue: string | null): string | null {
  if (!issue) return null;
  const { issue: name, description } = describeIssue(issue);
  return `${description} (${name})`;
}

/** How an order ended whose steps are not known, from before they were noted. */
function endLine({ order }: OrderRow, steps: readonly StoredStep[]): Line[] {
  const said = statusLines[order.status];
  const isKnown = steps.some(({ kind }) => kind === order.status);
  if (!said || isKnown || order.status === 'CREATED') return [];
  const { id, updatedAt: at, issue, debugId } = order;
  return [
    { id: `end-${id}`, at, ...said, what: said.what(), detail: issueText(issue), references: [debugId] },
  ];
}

function captureLines({ order }: OrderRow, { capture, receipt }: Papers): Line[] {
  return [
    ...(capture
      ? [
          {
            id: `capture-${capture.id}`,
            at: order.paidAt ?? capture.createdAt,
            kind: 'capture' as const,
            what: m.payment_admin_line_captured({ amount: money(capture) }),
            references: [capture.id],
          },
        ]
      : []),
    ...(receipt
      ? [
          {
            id: `receipt-${receipt.number}`,
            at: receipt.issuedAt,
            kind: 'document' as const,
            what: receipt.tax ? m.payment_admin_line_tax_invoice() : m.payment_admin_line_receipt(),
            references: [receipt.number],
          },
        ]
      : []),
  ];
}

/** That a refund was asked for, and that it is done. */
function refundLines(refund: RefundRow): Line[] {
  const { id, createdAt, completedAt, requestedBy, reason, providerRefundId } = refund;
  const amount = money(refund);
  const isOwed = requestedBy === null && reason !== '';
  const isOfDesk = requestedBy === null && reason === '';
  const asked = isOwed
    ? m.payment_admin_line_refund_owed({ amount })
    : m.payment_admin_line_refund_asked({ amount });
  return [
    ...(isOfDesk
      ? []
      : [
          {
            id: `refund-${id}`,
            at: createdAt,
            kind: 'refund' as const,
            what: asked,
            detail: isOwed ? issueText(reason) : reason,
            byId: requestedBy,
            references: [id],
          },
        ]),
    ...(completedAt
      ? [
          {
            id: `refunded-${id}`,
            at: completedAt,
            kind: 'refund' as const,
            what: isOfDesk
              ? m.payment_admin_line_refund_of_desk({ amount })
              : m.payment_admin_line_refunded({ amount }),
            references: [providerRefundId],
          },
        ]
      : []),
  ];
}

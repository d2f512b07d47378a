import type { TimelineEntry } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { CopyText } from '../../../ui/copy-text.tsx';
import {
  type Icon,
  IconAlertCircle,
  IconArrowBackUp,
  IconBolt,
  IconCoins,
  IconCreditCard,
  IconMail,
  IconReceipt,
  IconUser,
} from '../../../ui/icons.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { sentence } from '../sentence.ts';
import classes from './payment-timeline.module.css';

const kinds: Record<TimelineEntry['kind'], { Sign: Icon; words: () => string }> = {
  order: { Sign: IconCreditCard, words: m.payment_admin_kind_order },
  decline: { Sign: IconAlertCircle, words: m.payment_admin_kind_decline },
  event: { Sign: IconBolt, words: m.payment_admin_kind_event },
  capture: { Sign: IconCoins, words: m.payment_admin_kind_capture },
  refund: { Sign: IconArrowBackUp, words: m.payment_admin_kind_refund },
  document: { Sign: IconReceipt, words: m.payment_admin_kind_document },
  mail: { Sign: IconMail, words: m.payment_admin_kind_mail },
  admin: { Sign: IconUser, words: m.payment_admin_kind_admin },
};

/** All that happened with a payment, the earliest first. */
export function PaymentTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <SectionPanel title={m.payment_admin_timeline()}>
      <ol className={classes.timeline}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </SectionPanel>
  );
}

function Entry({ entry: { kind, what, detail, by, references, date, isBad } }: { entry: TimelineEntry }) {
  const { Sign, words } = kinds[kind];
  return (
    <li className={classes.entry} data-bad={isBad || undefined}>
      <span className={classes.sign} role="img" aria-label={words()} title={words()}>
        <Sign size={18} stroke={1.8} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <p className={classes.what}>{sentence(what)}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
        {by && <p className={classes.detail}>{m.payment_admin_timeline_by({ name: by })}</p>}
        {references.map((reference) => (
          <CopyText key={reference} text={reference} />
        ))}
      </div>
      <Timestamp instant={date} className={classes.time} />
    </li>
  );
}

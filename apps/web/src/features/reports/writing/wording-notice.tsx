import { Button, Loader, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useVersionChoice } from './use-version-choice.ts';
import { useWording } from './use-wording.ts';
import classes from './wording.module.css';

const ComparePanel = lazy(async () => ({ default: (await import('./compare-panel.tsx')).ComparePanel }));

/** What the reader did with the version that was offered. */
type Done = { kind: 'chosen'; from: number; to: number } | { kind: 'kept' };

/** That a report is being worded, and once there is another text of it, the choice between the two. */
export function WordingNotice({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const underway = useWording(report).data?.underway ?? false;
  const [done, setDone] = useState<Done>();
  const versions = report.history?.versions ?? [];
  const offered = isFor('choose', role) ? versions.findLast((one) => one.offered) : undefined;
  const said = underway ? m.report_wording_underway() : offered ? m.report_wording_ready() : '';
  if (!report.history?.wordable && !offered && !done) return null;
  const isIdle = !underway && !offered && !done;
  return (
    <div className={isIdle ? classes.idle : classes.notice} data-not-printed>
      <div role="status">
        {underway ? (
          <Panel className={classes.line}>
            <Loader size={18} color="clay" aria-hidden="true" />
            <p>{said}</p>
          </Panel>
        ) : (
          <span className={classes.unseen}>{said}</span>
        )}
      </div>
      {!underway && offered && report.stage === 'ready' && (
        <Offer key={offered.version} report={report} offered={offered} onDone={setDone} />
      )}
      {!underway && !offered && done && <Choice id={report.id} done={done} onDone={setDone} />}
    </div>
  );
}

interface OfferProps {
  report: ReportDetail;
  offered: NonNullable<ReportDetail['history']>['versions'][number];
  onDone: (done: Done) => void;
}

function Offer({ report: { id, history }, offered: { version, writtenBy }, onDone }: OfferProps) {
  const { choose, decline, error } = useVersionChoice(id);
  const [compares, setCompares] = useState(false);
  const shown = history?.versions.find((one) => one.shown)?.version ?? 1;
  const isModel = writtenBy === 'model';
  const working = choose.isPending || decline.isPending;
  return (
    <Panel tone="notice" className={classes.offer} aria-labelledby="wording-offer">
      <Title order={2} size="h4" id="wording-offer">
        {isModel ? m.report_wording_ready() : m.report_wording_composed_ready()}
      </Title>
      <p>{isModel ? m.report_wording_ready_text() : m.report_wording_composed_ready_text()}</p>
      <div className={classes.ways}>
        <Button
          loading={choose.isPending}
          disabled={working}
          onClick={() =>
            choose.mutate(version, { onSuccess: () => onDone({ kind: 'chosen', from: shown, to: version }) })
          }
        >
          {m.report_wording_show()}
        </Button>
        <Button variant="default" aria-expanded={compares} onClick={() => setCompares(!compares)}>
          {compares ? m.report_wording_compare_hide() : m.report_wording_compare()}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/users-birthchart/$id" params={{ id }} search={{ version }} state />
          )}
        >
          {m.report_wording_read_first()}
        </Button>
        <Button
          variant="subtle"
          loading={decline.isPending}
          disabled={working}
          onClick={() => decline.mutate(version, { onSuccess: () => onDone({ kind: 'kept' }) })}
        >
          {m.report_wording_keep()}
        </Button>
      </div>
      <ChoiceFailed error={error} />
      {compares && (
        <Suspense>
          <ComparePanel id={id} from={shown} to={version} />
        </Suspense>
      )}
    </Panel>
  );
}

/** What was chosen, in the place of the choice: the keyboard goes on here. */
function Choice({ id, done, onDone }: { id: string; done: Done; onDone: (done: Done | undefined) => void }) {
  const { choose, error } = useVersionChoice(id);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Panel className={classes.offer}>
      <p ref={place} tabIndex={-1} role="status">
        {done.kind === 'chosen' ? m.report_wording_shown({ version: done.to }) : m.report_wording_kept()}
      </p>
      {done.kind === 'chosen' && (
        <Button
          variant="default"
          loading={choose.isPending}
          onClick={() =>
            choose.mutate(done.from, {
              onSuccess: () => onDone({ kind: 'chosen', from: done.to, to: done.from }),
            })
          }
        >
          {m.report_wording_undo()}
        </Button>
      )}
      <ChoiceFailed error={error} />
    </Panel>
  );
}

/** Why a choice could not be kept. */
export function ChoiceFailed({ error }: { error: Error | null }) {
  return (
    <MessageLine
      tone="error"
      text={error ? m.report_wording_choice_failed({ reason: errorText(error).message }) : undefined}
      detail={errorLine(error).detail}
    />
  );
}

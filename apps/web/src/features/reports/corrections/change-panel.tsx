import { Title } from '@mantine/core';
import type { ReportDetail, ReportHistory } from '@udaya/contract/reports';
import { showTime } from '@udaya/core/births/clock-time';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { showDate, showDay } from '../../../shell/show-date.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './correction.module.css';

type Changes = NonNullable<ReportHistory['changes']>;

const shown = (value: string) =>
  (/^\d{4}-\d{2}-\d{2}$/.test(value) ? showDate(value) : showTime(value)) || '–';

/** What a correction made different: the details, and which parts say something else since. */
export function ChangePanel({ report }: { report: ReportDetail }) {
  const changes = report.history?.changes;
  if (!changes || report.stage !== 'ready') return null;
  const facts = changes.parts.map(({ fact }) => fact).filter(Boolean);
  return (
    <Panel className={classes.changes} aria-labelledby="changes">
      <div>
        <Title order={2} size="h3" id="changes">
          {m.correction_change_title()}
        </Title>
        <span className={classes.soft}>
          {m.correction_change_lead({ date: showDay(changes.correctedDate) })}
        </span>
      </div>
      {changes.details.length > 0 && <Details details={changes.details} />}
      {changes.parts.length > 0 && !report.preview && <p>{partsText(changes)}</p>}
      {facts.length > 0 && (
        <div>
          <Title order={3} size="h4" mb={4}>
            {m.correction_change_facts()}
          </Title>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

function Details({ details }: { details: Changes['details'] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{m.correction_change_detail()}</th>
          <th scope="col">{m.correction_change_before()}</th>
          <th scope="col">{m.correction_change_after()}</th>
        </tr>
      </thead>
      <tbody>
        {details.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{shown(before)}</td>
            <td>{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function partsText({ parts, opening, closing }: Changes): string {
  const frame =
    opening && closing
      ? m.correction_change_frame()
      : opening
        ? m.correction_change_opening()
        : closing
          ? m.correction_change_closing()
          : '';
  return `${frame} ${partText(parts)}`.trim();
}

function partText(parts: Changes['parts']): string {
  const changed = parts.filter((one) => one.changed).map(({ part }) => String(part));
  if (changed.length === 0) return m.correction_change_parts_none();
  const named = formatList(changed, getLocale());
  const first = m.correction_change_parts({ count: changed.length, parts: named });
  return changed.length === parts.length ? first : `${first} ${m.correction_change_parts_kept()}`;
}

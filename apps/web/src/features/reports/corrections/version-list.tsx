import { Anchor, Badge, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportDetail, ReportHistory } from '@udaya/contract/reports';
import { dayInIndia } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { Panel } from '../../../ui/panel.tsx';
import classes from './correction.module.css';

/** The versions of a consumer’s report that has several, each a way to itself: of which day, by whom, and which one is shown. */
export function VersionList({ report: { id, userType, history } }: { report: ReportDetail }) {
  const beingWritten = history?.version === 0;
  if (!history || userType === 'GROUP' || history.versions.length < (beingWritten ? 1 : 2)) return null;
  return (
    <Panel className={classes.offer} aria-labelledby="versions">
      <Title order={2} size="h4" id="versions">
        {m.report_version_title()}
      </Title>
      <ul className={classes.versions}>
        {history.versions.toReversed().map((one) => (
          <li key={one.version}>
            <VersionName id={id} one={one} read={history.version} />{' '}
            <span className={classes.soft}>
              {m.report_version_of({ date: dayInIndia(new Date(one.createdDate), getLocale()) })},{' '}
              {one.writtenBy === 'model' ? m.report_wording_by_model() : m.report_wording_by_composer()}
            </span>{' '}
            <Mark one={one} />
            {one.closed && <p className={classes.soft}>{m.report_version_closed()}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Version = ReportHistory['versions'][number];

function VersionName({
  id,
  one: { version, closed, shown },
  read,
}: {
  id: string;
  one: Version;
  read: number;
}) {
  const label = m.report_version_number({ version });
  if (version === read) return <strong aria-current="page">{label}</strong>;
  if (closed) return label;
  return (
    <Anchor
      underline="always"
      renderRoot={(props) => (
        <Link {...props} to="/users-birthchart/$id" params={{ id }} search={shown ? {} : { version }} state />
      )}
    >
      {label}
    </Anchor>
  );
}

function Mark({ one: { shown, offered } }: { one: Version }) {
  if (shown)
    return (
      <Badge variant="light" color="teal">
        {m.report_wording_is_shown()}
      </Badge>
    );
  return offered ? (
    <Badge variant="light" color="indigo">
      {m.report_wording_is_offered()}
    </Badge>
  ) : null;
}

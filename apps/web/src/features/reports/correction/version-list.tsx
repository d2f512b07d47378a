import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { dayInIndia } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { Panel } from '../../../ui/panel.tsx';
import classes from './correction.module.css';

/** The versions of a report that was corrected, each a way to itself. */
export function VersionList({ report: { id, history } }: { report: ReportDetail }) {
  const beingWritten = history?.version === 0;
  if (!history || history.versions.length < (beingWritten ? 1 : 2)) return null;
  const latest = history.versions.at(-1)?.version;
  return (
    <Panel className={classes.offer} aria-labelledby="versions">
      <Title order={2} size="h4" id="versions">
        {m.version_title()}
      </Title>
      <ul className={classes.versions}>
        {history.versions.toReversed().map(({ version, createdDate, closed }) => {
          const label = m.version_number({ version });
          return (
            <li key={version}>
              {version === history.version && <strong aria-current="page">{label}</strong>}
              {version !== history.version && closed && label}
              {version !== history.version && !closed && (
                <Anchor
                  underline="always"
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/users-birthchart/$id"
                      params={{ id }}
                      search={version === latest && !beingWritten ? {} : { version }}
                      state
                    />
                  )}
                >
                  {label}
                </Anchor>
              )}{' '}
              <span className={classes.soft}>
                {m.version_of({ date: dayInIndia(new Date(createdDate), getLocale()) })}
              </span>
              {closed && <p className={classes.soft}>{m.version_closed()}</p>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** That the version shown is not the one that counts. */
export function OlderVersionNote({ report: { id, history } }: { report: ReportDetail }) {
  if (!history || history.version === 0 || history.version === history.versions.at(-1)?.version) return null;
  return (
    <Panel tone="warm" className={classes.offer} role="note">
      <p>{m.version_older()}</p>
      <Anchor
        underline="always"
        fw={600}
        renderRoot={(props) => (
          <Link {...props} to="/users-birthchart/$id" params={{ id }} search={{}} state />
        )}
      >
        {m.version_latest()}
      </Anchor>
    </Panel>
  );
}

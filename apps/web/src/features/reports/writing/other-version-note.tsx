import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useVersionChoice } from './use-version-choice.ts';
import classes from './wording.module.css';
import { ChoiceFailed } from './wording-notice.tsx';

/** That the version that is read is not the one that is shown, and how it becomes that where it can. */
export function OtherVersionNote({ report }: { report: ReportDetail }) {
  const { id, history } = report;
  const { role } = useSession();
  const navigate = useNavigate();
  const { choose, error } = useVersionChoice(id);
  const read = history?.versions.find(({ version }) => version === history.version);
  if (!history || !read || read.shown) return null;
  const shown = history.versions.find((one) => one.shown);
  const isOlder = read.details !== shown?.details;
  const said = isOlder
    ? m.report_version_older()
    : read.offered
      ? m.report_wording_reading_offered()
      : m.report_wording_reading_other();
  return (
    <Panel tone="notice" className={classes.offer} role="note">
      <p>{said}</p>
      <div className={classes.ways}>
        {!isOlder && mayDo('choose', role, report) && (
          <Button
            loading={choose.isPending}
            onClick={() =>
              choose.mutate(read.version, {
                onSuccess: () =>
                  void navigate({
                    to: '/users-birthchart/$id',
                    params: { id },
                    search: {},
                    state: true,
                  }).then(() => focusHeading()),
              })
            }
          >
            {m.report_wording_show_this()}
          </Button>
        )}
        <Anchor
          underline="always"
          fw={600}
          className={classes.back}
          renderRoot={(props) => (
            <Link {...props} to="/users-birthchart/$id" params={{ id }} search={{}} state />
          )}
        >
          {isOlder ? m.report_version_latest() : m.report_wording_back()}
        </Anchor>
      </div>
      <ChoiceFailed error={error} />
    </Panel>
  );
}

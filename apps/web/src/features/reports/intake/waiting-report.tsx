import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { showDate } from '../../../shell/show-date.ts';
import { Panel } from '../../../ui/panel.tsx';
import { changesLeftQuery } from '../record/report-queries.ts';
import { waitingReport } from './birth-draft.ts';
import classes from './steps-panel.module.css';

interface Props {
  id: string;
  onAnother: () => void;
  /** The form, where the report does not wait any more. */
  children: ReactNode;
}

/** Says which report waits for its payment, instead of a form that would make it once more. */
export function WaitingReport({ id, onAnother, children }: Props) {
  const { username } = useSession();
  const query = useQuery(changesLeftQuery(id));
  const gone = query.error instanceof ApiError && query.error.code === 'record.missing';
  if (gone || query.data?.unpaid === false) return children;
  return (
    <QueryView query={query} skeleton="14rem">
      {({ name, dateOfBirth, editable }) => (
        <Panel tone="notice" className={classes.waiting} aria-labelledby="waiting-report">
          <Title order={2} size="h3" id="waiting-report">
            {m.birth_waiting_title()}
          </Title>
          <p>{m.birth_waiting_text({ name, date: showDate(dateOfBirth) })}</p>
          <Group gap="sm">
            <Button
              renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: id }} />}
            >
              {m.birth_waiting_pay()}
            </Button>
            {editable && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/users-birthchart/$id/correct" params={{ id }} />}
              >
                {m.correction_edit_title()}
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => {
                waitingReport.of(username).drop();
                onAnother();
              }}
            >
              {m.birth_waiting_another()}
            </Button>
          </Group>
        </Panel>
      )}
    </QueryView>
  );
}

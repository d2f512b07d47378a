import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dutyRoles } from '@udaya/core/groups/data-duty';
import * as m from '@udaya/messages';
import { useSession } from '../../api/use-session.ts';
import { Panel } from '../../ui/panel.tsx';

/** The way from a report to who opened it and to its consent, for whoever answers for the data. */
export function DataLink({ id }: { id: string }) {
  const { role } = useSession();
  if (!dutyRoles.includes(role)) return null;
  return (
    <Panel>
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to="/enterprise/data/reports/$id" params={{ id }} />}
      >
        {m.data_open_report_data()}
      </Anchor>
    </Panel>
  );
}

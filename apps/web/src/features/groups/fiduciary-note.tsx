import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { groupContactQuery } from '../../shell/group-contact.ts';
import { IconInfoCircle } from '../../ui/icons.tsx';

/** Reminds the admin of a group that has not said who answers for its data. Nothing is blocked by it. */
export function FiduciaryNote() {
  const { data } = useQuery(groupContactQuery);
  if (data?.email !== null) return null;
  return (
    <Alert
      color="indigo"
      role="note"
      icon={<IconInfoCircle size={20} aria-hidden="true" />}
      title={m.dashboard_fiduciary_title()}
    >
      {m.dashboard_fiduciary_text()}{' '}
      <Anchor renderRoot={(props) => <Link {...props} to="/enterprise/data/terms" />}>
        {m.dashboard_fiduciary_link()}
      </Anchor>
    </Alert>
  );
}

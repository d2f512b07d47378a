import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { IconArrowLeft } from '../../../ui/icons.tsx';
import type { ReportListSearch } from '../lists/report-lists.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that led to a report, so that the way back leads to the same page of it. */
    listSearch?: ReportListSearch;
  }
}

/** The way back to the list, to the page of it that one came from. */
export function GoBack({ userType }: { userType: ReportUserType }) {
  const { role } = useSession();
  const search = useLocation({ select: ({ state }) => state.listSearch }) ?? {};
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      renderRoot={(props) =>
        role === 'productAdmin' ? (
          <Link
            {...props}
            to={userType === 'GROUP' ? '/product/group-reports' : '/product/users-birthchart'}
            search={search}
          />
        ) : userType === 'GROUP' ? (
          <Link {...props} to="/enterprise/report" search={search} />
        ) : (
          <Link {...props} to="/birthchart-report" search={search} />
        )
      }
    >
      {m.report_go_back()}
    </Button>
  );
}

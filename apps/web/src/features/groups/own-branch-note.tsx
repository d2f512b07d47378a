import { useQuery } from '@tanstack/react-query';
import { BranchClosedNote } from './branch-closed-note.tsx';
import { groupUserDashboardQuery } from './group-queries.ts';

/** Says above a form that the own branch is closed, before anybody fills it in for nothing. */
export function OwnBranchNote() {
  const { data } = useQuery(groupUserDashboardQuery);
  return data?.branchClosed ? <BranchClosedNote branch={data.branchName ?? ''} /> : null;
}

import type { SystemDb } from '../../platform/database/handles.ts';
import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { inviteFile } from './invite-file.ts';
import { inviteFileJob } from './jobs.ts';
import type { MemberDeps } from './member-deps.ts';
import { memberRoutes } from './routes.ts';
import { deleteOldFiles } from './store-files.ts';

/** The users of a group: invited one by one or by a file, moved, disabled, with their reports handed over. */
export function openMembers(deps: MemberDeps): Feature {
  const { system } = deps;
  return {
    routes: (serveWith) => memberRoutes(serveWith(deps)),
    jobs: [work(inviteFileJob, 1, ({ fileId }) => inviteFile(deps, fileId))],
    schedules: [{ name: 'sweep-member-files', cron: '23 * * * *', run: () => sweepMemberFiles(system) }],
  };
}

/** Forgets files of invitations that were not sent within a day, and of the others after thirty days what became of them. */
async function sweepMemberFiles(system: SystemDb): Promise<void> {
  await deleteOldFiles(system, Date.now());
}

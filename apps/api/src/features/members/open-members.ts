import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { inviteFile } from './invite-file.ts';
import { inviteFileJob } from './jobs.ts';
import type { MemberDeps } from './member-deps.ts';
import { memberRoutes } from './routes.ts';
import { sweepMemberFiles } from './sweep-member-files.ts';

/** The users of a group: invited one by one or by a file, moved, disabled, with their reports handed over. */
export function openMembers(deps: MemberDeps): Feature {
  const { system } = deps;
  return {
    routes: (serveWith) => memberRoutes(serveWith(deps)),
    jobs: [work(inviteFileJob, 1, ({ fileId }) => inviteFile(deps, fileId))],
    schedules: [{ name: 'sweep-member-files', cron: '23 * * * *', run: () => sweepMemberFiles(system) }],
  };
}

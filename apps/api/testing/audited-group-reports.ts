import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { archives } from '@udaya/contract/report-archives';
import { feedback } from '@udaya/contract/report-feedback';
import { reviews } from '@udaya/contract/reviews';
import { groupRoles } from '@udaya/core/identity/roles';
import { archiveReady } from './archive-ready.ts';
import type { AuditedCall } from './audited-call.ts';
import { auditedReviews } from './audited-reviews.ts';
import { copyReport } from './group-people.ts';
import { readyForAdmin } from './ready-report.ts';
import { requestReport } from './request-report.ts';
import type { Person, World } from './world.ts';

const routes = {
  groupUserReports: ['groupUser', groupUserReports],
  branchAdminReports: ['branchAdmin', branchAdminReports],
  groupAdminReports: ['groupAdmin', groupAdminReports],
} as const;

/** One successful call of each route of a group's reports that audits, by the route’s name. */
export function auditedGroupReports(w: World, admin: Person): Record<string, () => Promise<AuditedCall>> {
  let model: Promise<string> | undefined;
  async function write(): Promise<string> {
    const id = await requestReport(await w.person('user'), { name: 'Model' });
    await readyForAdmin(admin, id);
    return id;
  }
  /** Somebody of a role with a report within reach. */
  async function reader(role: (typeof groupRoles)[number]) {
    const person = await w.person(role);
    model ??= write();
    return { person, id: await copyReport(w, await model, person) };
  }
  async function archiving() {
    const { person } = await reader('groupUser');
    const answer = await person.call(archives.make, { body: {} });
    return { person, answer, params: { id: answer.body.archive?.id ?? '' } };
  }
  const calls = Object.entries(routes).flatMap(([noun, [role, { read, readPdf, export: exportList }]]) => [
    [
      `${noun}.export`,
      async (): Promise<AuditedCall> => {
        const { person } = await reader(role);
        const answer = await person.call(exportList);
        return { answer, action: 'reports.exported', actor: person.user.id };
      },
    ],
    [
      `${noun}.read`,
      async (): Promise<AuditedCall> => {
        const { person, id } = await reader(role);
        const answer = await person.call(read, { params: { id } });
        return { answer, action: 'report.viewed', actor: person.user.id };
      },
    ],
    [
      `${noun}.readPdf`,
      async (): Promise<AuditedCall> => {
        const { person, id } = await reader(role);
        const answer = await person.call(readPdf, { query: { id } });
        return { answer, action: 'report.downloaded', actor: person.user.id };
      },
    ],
  ]);
  return {
    ...Object.fromEntries(calls),
    'feedback.say': async () => {
      const { person, id } = await reader('groupUser');
      const body = { area: 'feelings', verdict: 'fits' } as const;
      const answer = await person.call(feedback.say, { params: { id }, body });
      return { answer, action: 'report.judged', actor: person.user.id };
    },
    'reviews.say': async () => {
      const { person, id } = await reader('groupUser');
      const body = { place: 'feelings', upset: true } as const;
      const answer = await person.call(reviews.say, { params: { id }, body });
      return { answer, action: 'report.judged', actor: person.user.id };
    },
    ...auditedReviews(w, admin),
    'archives.make': async () => {
      const { person, answer } = await archiving();
      return { answer, action: 'archive.requested', actor: person.user.id };
    },
    'archives.resume': async () => {
      const { person, params } = await archiving();
      await archiveReady(person);
      await w.pool.query(`update report_archives set state = 'failed' where id = $1`, [params.id]);
      const answer = await person.call(archives.resume, { params });
      return { answer, action: 'archive.requested', actor: person.user.id };
    },
    'archives.cancel': async () => {
      const { person, params } = await archiving();
      const answer = await person.call(archives.cancel, { params });
      return { answer, action: 'archive.cancelled', actor: person.user.id };
    },
    'archives.download': async () => {
      const { person, params } = await archiving();
      await archiveReady(person);
      const answer = await person.call(archives.download, { params });
      return { answer, action: 'archive.downloaded', actor: person.user.id };
    },
  };
}

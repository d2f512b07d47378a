import { Readable } from 'node:stream';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import { type Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import yazl from 'yazl';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { type ConfirmPasswordDeps, confirmPassword } from '../accounts/confirm-password.ts';
import { type ExportedMember, exportMembers } from '../accounts/export-members.ts';
import { exportGroupReports } from '../reports/lists/export-group-reports.ts';
import { aboutGroup, accessesAsCsv } from './list-accesses.ts';
import { consentsAsCsv } from './list-consents.ts';
import { type DutyDeps, readDuty } from './manage-duty.ts';

export interface ExportGroupDeps extends DutyDeps, ConfirmPasswordDeps {
  publicUrl: () => string;
  showsChart: boolean;
  ephemeris: Ephemeris;
  /** Opens what is kept apart of the persons. */
  peopleKey: Buffer;
}

/**
 * All data of the actor's group as a ZIP, made while it is sent: who answers for it, the people, each report with its texts as a line of
 * JSON, the consents and who opened what. PDFs are not in it: the same texts are. Sensitive answers of forms are left out unless they are asked for.
 * @throws Failure `request.invalid` on `password` when it is wrong
 */
export async function exportGroupData(
  ctx: UserCall & ExportGroupDeps,
  { password, answers }: { password: string; answers: boolean },
): Promise<{ fileName: string; bytes: Readable }> {
  await confirmPassword(ctx, password, wrongPassword);
  await ctx.audit(ctx.db, 'group.data_exported', aboutGroup(ctx.db));
  const duty = await readDuty(ctx);
  const zip = new yazl.ZipFile();
  const bytes = zip.outputStream as Readable;
  const add = (name: string, content: Readable) => {
    content.on('error', (error) => bytes.destroy(error));
    zip.addReadStream(content, name);
  };
  const readme = m.data_export_readme({
    date: new Date().toISOString(),
    group: duty.groupName,
    email: ctx.processor.email,
    answers: answers ? m.data_export_with_answers() : m.data_export_without_answers(),
  });
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  zip.addBuffer(Buffer.from(`${JSON.stringify(duty, null, 2)}\n`), 'group.json');
  add('people.csv', writeCsv(memberColumns(), exportMembers(ctx.db)));
  add('reports.jsonl', Readable.from(reportLines({ ...ctx, answers })));
  add('consents.csv', consentsAsCsv(ctx));
  add('who-opened-what.csv', accessesAsCsv(ctx, {}));
  zip.end();
  return { fileName: `Group_data_${new Date().toISOString().slice(0, 10)}.zip`, bytes };
}

async function* reportLines(ctx: Parameters<typeof exportGroupReports>[0]): AsyncGenerator<string> {
  for await (const report of exportGroupReports(ctx)) yield `${JSON.stringify(report)}\n`;
}

function memberColumns(): CsvColumn<ExportedMember>[] {
  return [
    [m.data_csv_id(), ({ id }) => id],
    [m.data_csv_name(), ({ name }) => name],
    [m.data_csv_username(), ({ username }) => username],
    [m.data_csv_email(), ({ email }) => email],
    [m.data_csv_role(), ({ role }) => role],
    [m.data_csv_state(), ({ status }) => status],
    [m.data_csv_branch(), ({ branchId }) => branchId ?? ''],
    [m.data_csv_date(), ({ createdAt }) => createdAt.toISOString()],
  ];
}

/** What is refused where the password was entered again and is not right. */
function wrongPassword(): Failure {
  return invalidField('password', m.privacy_password_wrong());
}

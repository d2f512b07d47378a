import type { EnteredDetails } from '@udaya/contract/group-births';
import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { listVerdictsOf } from '../feedback/store-feedback.ts';
import { openPerson, type SealedPerson } from '../intake/save-apart.ts';
import { presentSealed } from '../reading/read-entered.ts';
import type { ReadReportDeps } from '../reading/read-report.ts';
import { findShownVersions } from '../record/store-versions.ts';
import { findPersons, findSensitive, walkReports } from './store-export.ts';
import { type ReportCopy, toExport } from './to-export.ts';

/** A report in the copy of its group: with its texts, or that it was closed and nothing of it. */
export type GroupReportCopy =
  | (ReportCopy & {
      branchId: string | null;
      city: string | null;
      mobile: string | null;
      /** Name, address and contact, where the form asked for them; of a passport only that it was given. */
      person: object | null;
    } & Partial<Pick<EnteredDetails, 'iqLevel' | 'answers'>>)
  | { id: string; createdDate: string; withdrawnDate: string };

const atOnce = 200;

/** All reports of the actor's group, the latest first, each as its admin may see it; what forms ask and is sensitive with `answers` alone. */
export async function* exportGroupReports({
  actor,
  db,
  publicUrl,
  showsChart,
  ephemeris,
  peopleKey,
  answers,
}: Pick<UserCall, 'actor' | 'db'> &
  Pick<ReadReportDeps, 'publicUrl' | 'showsChart' | 'ephemeris'> & {
    peopleKey: Buffer;
    answers: boolean;
  }): AsyncGenerator<GroupReportCopy> {
  for await (const reports of walkReports(db, atOnce)) {
    const open = reports.filter((report) => !caseOf(report).withdrawn);
    const versions = await findShownVersions(db, open);
    const said = await listVerdictsOf(db, versions);
    const sensitive = answers ? await findSensitive(db, open) : undefined;
    const people = await findPersons(db, open);
    for (const report of reports) {
      const { id, createdAt, withdrawnAt, branchId, city } = report;
      if (withdrawnAt !== null) {
        yield { id, createdDate: createdAt.toISOString(), withdrawnDate: withdrawnAt.toISOString() };
        continue;
      }
      const person = openedPerson(peopleKey, people.get(id));
      yield {
        ...toExport(
          presentReport(actor.role, report, versions.get(id), { showsChart, ephemeris }),
          publicUrl(),
          said.get(id),
        ),
        branchId,
        city,
        mobile: person?.mobile || null,
        person: person && presentPerson(person),
        ...(sensitive ? answersOf(peopleKey, id, sensitive.get(id)) : {}),
      };
    }
  }
}

type Stored<Rows extends (...of: never) => Promise<Map<string, unknown>>> =
  Awaited<ReturnType<Rows>> extends Map<string, infer Row> ? Row : never;

function openedPerson(key: Buffer, stored: Stored<typeof findPersons> | undefined): SealedPerson | null {
  return (stored && openPerson(key, stored.reportId, stored.detailsSealed)) ?? null;
}

function presentPerson({
  mobile: _mobile,
  aadhaarLastFour,
  passportNumber,
  ...person
}: SealedPerson): object {
  const aadhaar = { aadhaarGiven: aadhaarLastFour !== '', aadhaarLastFour: aadhaarLastFour || null };
  return { ...person, ...aadhaar, passportGiven: passportNumber !== '' };
}

function answersOf(key: Buffer, id: string, stored: Stored<typeof findSensitive> | undefined) {
  const { iqLevel, answers } = presentSealed(key, id, stored?.answersSealed);
  return { iqLevel: iqLevel || (stored?.iqLevel ?? ''), answers };
}

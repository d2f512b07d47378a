import { type EnteredDetails, WizardBirthInput } from '@udaya/contract/group-births';
import { Failure } from '@udaya/core/failure';
import { incomeRange } from '@udaya/core/groups/income-range';
import * as z from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import { openAnswers, openPerson, type SealedPerson } from '../intake/save-apart.ts';
import { findApart } from '../intake/store-people.ts';
import { type Report, readReportRow } from '../record/store.ts';

const SealedAnswers = z.object({
  iqLevel: z._default(z.string(), ''),
  communityDetails: z.optional(WizardBirthInput.shape.communityDetails),
  familyDetails: z.optional(WizardBirthInput.shape.familyDetails),
  sibilings: WizardBirthInput.shape.sibilings,
  educationalDetails: z.optional(WizardBirthInput.shape.educationalDetails),
  examsAppeared: WizardBirthInput.shape.examsAppeared,
  examsPlanning: WizardBirthInput.shape.examsPlanning,
  trainingDetails: z.optional(WizardBirthInput.shape.trainingDetails),
  extracurricularActivity: WizardBirthInput.shape.extracurricularActivity,
});
type SealedAnswers = z.output<typeof SealedAnswers>;

/**
 * What was entered of a person beside the birth, sealed answers opened, to those who reach the report. Each reading is told to the audit log.
 * @throws Failure `record.missing`; `report.withdrawn`
 */
export async function readEntered(
  ctx: UserCall & { peopleKey: Buffer },
  { id }: { id: string },
): Promise<EnteredDetails> {
  const report = await readReportRow(ctx.db, id);
  if (report.withdrawnAt) throw new Failure('report.withdrawn');
  const { detailsSealed, answersSealed } = await findApart(ctx.db, report);
  const person = detailsSealed ? openPerson(ctx.peopleKey, id, detailsSealed) : undefined;
  await ctx.auditReading('report.entered_viewed', id);
  return {
    id,
    name: report.name,
    person: person ? presentPerson(report, person) : null,
    ...presentSealed(ctx.peopleKey, id, answersSealed),
  };
}

/** The answers of a form that were sealed, with the income as its range; what a key that is gone sealed is as if it were not there. */
export function presentSealed(
  key: Buffer,
  reportId: string,
  sealed: Buffer | null | undefined,
): Pick<EnteredDetails, 'iqLevel' | 'answers'> {
  const opened = sealed ? openAnswers(key, reportId, sealed) : undefined;
  const parsed = SealedAnswers.safeParse(opened);
  return {
    iqLevel: parsed.success ? parsed.data.iqLevel : '',
    answers: parsed.success ? presentAnswers(parsed.data) : null,
  };
}

function presentPerson(report: Report, person: SealedPerson): EnteredDetails['person'] {
  const { address1, address2, state, zipCode, country, diallingCode, mobile, email } = person;
  const { aadhaarLastFour, passportNumber: passport } = person;
  return {
    address1,
    address2,
    city: report.city ?? '',
    state,
    zipCode,
    country,
    countryCode: diallingCode,
    mobile,
    email,
    aadharMasked: aadhaarLastFour && `XXXX XXXX ${aadhaarLastFour}`,
    passportMasked: passport && `${'X'.repeat(Math.max(0, passport.length - 3))}${passport.slice(-3)}`,
  };
}

function presentAnswers(answers: SealedAnswers): EnteredDetails['answers'] {
  const { communityDetails, familyDetails, educationalDetails, trainingDetails } = answers;
  if (!communityDetails || !familyDetails || !educationalDetails) return null;
  const { familyMonthlyIncome, ...family } = familyDetails;
  return {
    communityDetails,
    familyDetails: family,
    monthlyIncome: incomeRange(familyMonthlyIncome) ?? null,
    sibilings: answers.sibilings,
    educationalDetails,
    examsAppeared: answers.examsAppeared,
    examsPlanning: answers.examsPlanning,
    trainingDetails: trainingDetails ?? {},
    extracurricularActivity: answers.extracurricularActivity,
  };
}

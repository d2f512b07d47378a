import { type GroupBirthInput, WizardBirthInput } from '@udaya/contract/group-births';
import { textAt } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { groupBirthSections, ngoFields, personalSections } from '@udaya/contract/intake/group-forms';
import type { ReportListItem } from '@udaya/contract/reports';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import type { Queryable } from '../../../platform/database/handles.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { readWorkplace, type Workplace } from '../../groups/read-workplace.ts';
import { presentListItem } from '../record/present-list-item.ts';
import { findBySubmission, readReportRow } from '../record/store.ts';
import { acceptReport } from './accept-report.ts';
import { answerAgain, type CreateReportDeps, idempotencyKeyOf } from './create-report.ts';
import { hashSubmission } from './hash-submission.ts';
import { makeBirthRecord } from './make-birth-record.ts';
import { newConsent } from './new-consent.ts';
import type { PersonDetails } from './save-apart.ts';
import { settleAnswers } from './settle-answers.ts';

type Input = output<typeof GroupBirthInput>;

/**
 * Takes birth details that somebody of a group enters, and begins the report, all or nothing. What an NGO asks beside them is kept sealed and
 * apart; of other groups it is not kept. Keys of a submission as with consumers.
 * @throws Failure `request.invalid` on a field; `branch.closed`; `report.conflict` when the key was used for other details.
 */
export async function createGroupBirth(
  ctx: UserCall & CreateReportDeps,
  input: Input,
): Promise<ReportListItem> {
  const { actor, db, jobs, peopleKey, publicUrl, reportsAreFree } = ctx;
  const idempotencyKey = idempotencyKeyOf(ctx);
  const { isNgo, plan, reportLanguage } = await readWorkplace(db, actor);
  const answers = settleAnswers(isNgo ? askAll(input) : { iqLevel: input.iqLevel });
  const submissionHash = hashSubmission(peopleKey, ngoFields(), input);
  const earlier = idempotencyKey ? await findBySubmission(db, idempotencyKey) : undefined;
  if (earlier) return answerAgain(earlier, submissionHash, actor, publicUrl());
  const taken = {
    owner: { ownerId: actor.userId, groupId: actor.groupId, branchId: actor.branchId },
    plan,
    free: reportsAreFree,
    birth: await makeRecord(db, input, { reportLanguage }),
    submission: { idempotencyKey: idempotencyKey ?? null, submissionHash },
    consent: newConsent(ctx, {
      givenBy: actor.userId,
      method: 'staff',
      evidence: input.consentEvidence,
      ...(isNgo ? { words: m.birth_consent_group_ngo() } : {}),
    }),
    city: input.city,
    apart: {
      key: peopleKey,
      person: personOf(input),
      answers,
    },
  };
  const made = await db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId);
    const workplace = await readWorkplace(tx, actor);
    if (workplace.isClosed) throw new Failure('branch.closed');
    const id = await acceptReport(tx, jobs, taken);
    if (id !== undefined) await ctx.audit(tx, 'report.created', { targetId: id });
    return id;
  });
  // Another submission under the same key won the race.
  if (made === undefined)
    return answerAgain(await findBySubmission(db, idempotencyKey ?? ''), submissionHash, actor, publicUrl());
  return presentListItem(await readReportRow(db, made), actor.role, publicUrl());
}

/** What is kept of the person apart from the report. */
function personOf(input: Input): PersonDetails {
  const kept = fieldsOf(groupBirthSections, personalSections).filter(({ kept }) => kept === 'apart');
  return Object.fromEntries(kept.map(({ name }) => [name, textAt(input, name)]));
}

/** An NGO asks for all parts: each field that is missing is named. */
function askAll(input: Input): output<typeof WizardBirthInput> {
  const none = { communityDetails: {}, familyDetails: {}, educationalDetails: {} };
  const asked = WizardBirthInput.safeParse({ ...none, ...input });
  if (asked.success) return asked.data;
  throw new Failure('request.invalid', {
    errors: asked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/** The birth of the input, whose errors are told on the fields that it came by. */
async function makeRecord(
  db: Queryable,
  input: Input,
  settled: Pick<Workplace, 'reportLanguage'>,
): Promise<BirthRecord> {
  const { firstName, lastName, birthCountry, placeId } = input;
  const birth = {
    ...input,
    name: `${firstName} ${lastName}`.trim(),
    country: birthCountry,
    place: { place_id: placeId, description: '' },
  };
  try {
    return await makeBirthRecord(db, birth, new Date(), settled);
  } catch (error) {
    if (!(error instanceof Failure) || !error.errors) throw error;
    const errors = error.errors.map((one) => (one.path === 'place' ? { ...one, path: 'placeId' } : one));
    throw new Failure(error.code, { errors });
  }
}

import { timingSafeEqual } from 'node:crypto';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { studentSections } from '@udaya/contract/intake/student-fields';
import type { students } from '@udaya/contract/students';
import { Failure, invalidField } from '@udaya/core/failure';
import { personLimits } from '@udaya/core/groups/person-words';
import {
  receiptAlphabet,
  receiptLength,
  studentIdKey,
  studentName,
  writeReceipt,
} from '@udaya/core/groups/student-words';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import { characters } from '../../platform/puzzle/random.ts';
import { countingTroubles, spendCaptcha } from '../captchas/spend-captcha.ts';
import { lockOpenForm, readOpenForm } from '../groups/open-form.ts';
import { acceptReport } from '../reports/intake/accept-report.ts';
import { idempotencyKeyOf } from '../reports/intake/create-report.ts';
import { hashSubmission } from '../reports/intake/hash-submission.ts';
import { makeBirthRecord } from '../reports/intake/make-birth-record.ts';
import { newConsent } from '../reports/intake/new-consent.ts';
import { findStudent, insertStudent, oneEntryEach } from './store.ts';
import type { StudentDeps } from './student-deps.ts';

type Sent = output<typeof students.apply.body>;
type Receipt = output<typeof students.apply.reply>;

/**
 * Accepts the entry of a student on the public form of a group and begins its report, all or nothing: once for each student ID of the group.
 * The same key with the same details answers with the receipt of the first time, for whom the answer did not reach.
 * @throws Failure `form.missing`, `form.closed`; `captcha.invalid`; `student.registered`; `request.invalid` on a field
 */
export const applyAsStudent = countingTroubles(apply);

async function apply(ctx: OpenCall & StudentDeps, sent: Sent): Promise<Receipt> {
  const { system, jobs } = ctx;
  const tokenHash = hashToken(sent.groupToken);
  const student = studentOf(sent);
  const submissionHash = submissionOf(ctx, sent);
  const { group } = await readOpenForm(system, tokenHash);
  const earlier = await findStudent(system, group.id, student.idKey);
  if (earlier && isSame(earlier.submissionHash, submissionHash)) return answer(earlier.receipt);
  await spendCaptcha(ctx, sent);
  await ctx.entriesOfGroup.take(group.id);
  if (earlier) throw registered();
  const birth = await birthOf(ctx, sent, studentName(student));
  const receipt = writeReceipt(characters(receiptAlphabet, receiptLength));
  await system
    .transaction(async (tx) => {
      const {
        group: { id: groupId, plan },
        branch,
      } = await lockOpenForm(tx, tokenHash);
      const reportId = await acceptReport(tx, jobs, {
        owner: { ownerId: null, groupId, branchId: branch?.id ?? null },
        plan,
        free: ctx.reportsAreFree,
        birth,
        student,
        submission: {
          idempotencyKey: null,
          submissionHash: (submissionHash ?? hashOf(ctx, sent)).toString('hex'),
        },
        consent: newConsent(ctx, {
          givenBy: null,
          method: 'form',
          evidence: m.student_consent_evidence({ receipt }),
        }),
      });
      // Nobody else has a report without an account and a key.
      if (reportId === undefined) throw new Error('A report of the public form was taken for another.');
      await ctx.audit(tx, 'report.created', { targetId: reportId });
      // Last, so that whoever waits here for another entry of this student ID holds nothing up.
      await insertStudent(tx, {
        reportId,
        groupId,
        receipt,
        submissionHash,
        formTokenHash: tokenHash,
        studentId: student.studentId,
        idKey: student.idKey,
        medium: student.medium,
      });
    })
    .catch((error: unknown) => {
      // Another entry of this student ID came in between.
      throw uniqueViolation(error) === oneEntryEach ? registered() : error;
    });
  return answer(receipt);
}

const answer = (receipt: string): Receipt => ({ receipt, message: m.student_registered() });

/** It says no more than that: not whose, not when, not where it stands. */
function registered(): Failure {
  const message = m.failure_student_registered();
  return new Failure('student.registered', { errors: [{ path: 'studentId', message }] });
}

function studentOf({ studentId, medium, studentClass, class: otherName, section }: Sent) {
  const named = studentClass ?? otherName;
  if (!named) throw invalidField('studentClass', m.student_class_required());
  // One ID, however a keyboard wrote it.
  const id = studentId.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (id.length > personLimits.studentId)
    throw invalidField('studentId', m.field_too_long({ max: personLimits.studentId }));
  return { studentId: id, idKey: studentIdKey(id), medium, studentClass: named, section };
}

async function birthOf({ system }: StudentDeps, sent: Sent, name: string) {
  const details = {
    ...sent,
    name,
    country: sent.birthCountry,
    place: { place_id: sent.placeId, description: '' },
    bloodGroup: '' as const,
    refferedBy: '',
  };
  return makeBirthRecord(system, details, new Date(), { reportType: 'Student' }).catch(onPlaceId);
}

/** What is wrong with the place stands on the field that this form has for it. */
export function onPlaceId(error: unknown): never {
  if (!(error instanceof Failure) || !error.errors) throw error;
  const errors = error.errors.map(({ path, message }) => ({
    path: path === 'place' ? 'placeId' : path,
    message,
  }));
  throw new Failure(error.code, { errors });
}

/** Of what was sent under a key, with the key; undefined without one. */
function submissionOf(ctx: OpenCall & StudentDeps, sent: Sent): Buffer | undefined {
  const key = idempotencyKeyOf(ctx);
  return key === undefined ? undefined : hashOf(ctx, sent, key);
}

function hashOf({ peopleKey }: StudentDeps, sent: Sent, key = ''): Buffer {
  const { idKey: _key, ...student } = studentOf(sent);
  const meant = { ...sent, ...student };
  return Buffer.from(hashSubmission(peopleKey, fieldsOf(studentSections), meant, key), 'base64url');
}

const isSame = (kept: Buffer | null, given: Buffer | undefined) =>
  kept !== null && given !== undefined && timingSafeEqual(kept, given);

import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { LanguageModel } from '@udaya/contract/product';
import { furtherColumns } from '@udaya/core/births/birth-file';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { BirthImportStop } from '@udaya/core/births/import-words';
import { Failure } from '@udaya/core/failure';
import { baseLocale, type Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findRecipient } from '../accounts/mailbox-of.ts';
import { type LockedBranch, lockOpenBranch } from '../groups/lock-branch.ts';
import { readWorkplace } from '../groups/read-workplace.ts';
import { notify } from '../notifications/notify.ts';
import { type FoundPlace, findPlace } from '../places/find-place.ts';
import { makeBirthRecordAt } from '../reports/intake/make-birth-record.ts';
import { newConsent } from '../reports/intake/new-consent.ts';
import { acceptWritten, writeBirths } from '../reports/writing/accept-written.ts';
import { importBirthsJob } from './jobs.ts';
import {
  type BirthImportRow,
  lockImport,
  type StoredPlace,
  type StoredRow,
  setBatchNo,
  setStopped,
} from './store.ts';
import { type JudgedRow, listJudged } from './store-outcomes.ts';
import { finishImport, lockGroup, readPlaces, readRows, setAccepted, setLeft } from './store-rows.ts';

export interface BatchDeps {
  system: SystemDb;
  jobs: Jobs;
  ephemeris: Ephemeris;
  /** Whether reports cost nothing, since there is no payment provider. */
  reportsAreFree: boolean;
  /** The language model that is named in consents; null without one. */
  languageModel: LanguageModel | null;
  /** Seals what is kept of persons. */
  peopleKey: Buffer;
}

/** So many rows are taken at once: a turn lasts a third of a second or so, and then others have theirs. */
const rowsPerBatch = 50;

/**
 * Accepts the next rows of an import, all or nothing, and asks for its next batch. A batch that comes twice, as after a crash, finds that another one is
 * due and does nothing.
 */
export async function importBatch(
  deps: BatchDeps,
  { importId, turn }: { importId: string; turn: number },
): Promise<void> {
  await deps.system.transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (found?.state !== 'running' || found.turn !== turn) return;
    const held = await lockOpenPlace(tx, found);
    if ('stop' in held) return setStopped(tx, found, held.stop);
    await lockGroup(tx, found);
    const next = await listJudged(tx, found, {
      outcomes: ['ready', 'twice', 'earlier'],
      limit: rowsPerBatch,
    });
    // What was settled in an earlier batch is told as well, so only what is open still is done.
    const rows = await readRows(
      tx,
      deps.peopleKey,
      found,
      next.map(({ rowNo }) => rowNo),
    );
    const open = next.filter(({ rowNo }) => rows.get(rowNo)?.outcome === 'open');
    if (open.length === 0) {
      await finishImport(tx, found);
      await notify(tx, found.ownerId, { kind: 'births.imported', subject: found.fileName });
      return;
    }
    await acceptRows({ ...deps, system: tx }, found, { held, open, rows });
    await setBatchNo(tx, found, turn + 1);
    await deps.jobs.enqueue(tx, importBirthsJob, { importId, turn: turn + 1 }, `${importId} ${turn + 1}`);
  });
}

/** Keeps group, branch and owner as they are until the batch is over, or says what of them is closed. */
async function lockOpenPlace(
  tx: SystemDb,
  { groupId, branchId, ownerId }: BirthImportRow,
): Promise<LockedBranch | { stop: BirthImportStop }> {
  const held = await lockOpenBranch(tx, { groupId, branchId });
  if (!held || held.closed) return { stop: held?.closed ?? 'branch' };
  try {
    await lockAccount(tx, ownerId);
  } catch (error) {
    if (error instanceof Failure) return { stop: 'owner' };
    throw error;
  }
  return held;
}

interface Batch {
  held: LockedBranch;
  open: readonly JudgedRow[];
  rows: ReadonlyMap<number, StoredRow>;
}

async function acceptRows(
  deps: BatchDeps,
  found: BirthImportRow,
  { held, open, rows }: Batch,
): Promise<void> {
  const tx = deps.system;
  const left: Parameters<typeof setLeft>[2][number][] = [];
  const births: { row: StoredRow; birth: BirthRecord }[] = [];
  const placeOf = await placesOf(tx, found);
  const reportLanguage = await languageOf(tx, found);
  const now = new Date();
  for (const judged of open) {
    const row = rows.get(judged.rowNo);
    if (!row) continue;
    if (judged.outcome === 'twice' || judged.outcome === 'earlier') {
      left.push({ ...judged, outcome: judged.outcome });
      continue;
    }
    const birth = birthOf(found, row, await placeOf(row.placeNo), { madeAt: now, reportLanguage });
    if (typeof birth === 'string') left.push({ ...judged, outcome: 'failed', reason: birth });
    else births.push({ row, birth });
  }
  const written = await writeBirths(
    deps,
    births.map(({ birth }) => birth),
  );
  const ids = await acceptWritten(
    tx,
    deps.jobs,
    births.map(({ row, birth }, index) => ({
      owner: { ownerId: found.ownerId, groupId: found.groupId, branchId: found.branchId },
      plan: held.plan,
      free: deps.reportsAreFree,
      birth,
      content: written[index]?.content,
      submission: {
        idempotencyKey: `import-${found.id}-${row.rowNo}`,
        submissionHash: row.fingerprint ?? '',
      },
      consent: newConsent(deps, {
        givenBy: found.ownerId,
        method: 'file',
        evidence: evidenceOf(found, row),
      }),
      ...(row.city ? { city: row.city } : {}),
      ...(row.mobile ? { apart: { key: deps.peopleKey, person: { mobile: row.mobile } } } : {}),
    })),
  );
  await setAccepted(
    tx,
    found,
    births.map(({ row }, index) => ({ rowNo: row.rowNo, reportId: ids[index] ?? '' })),
  );
  await setLeft(tx, found, left);
}

/** The language of the rows that name none: the group's, or else that of whoever sent the file. */
async function languageOf(tx: SystemDb, { ownerId, ...place }: BirthImportRow): Promise<Locale> {
  const { reportLanguage } = await readWorkplace(tx, place);
  return reportLanguage ?? (await findRecipient(tx, ownerId))?.to.locale ?? baseLocale;
}

/** What shows later that the consent was given. */
function evidenceOf({ fileName }: BirthImportRow, { rowNo, evidence }: StoredRow): string {
  return evidence
    ? m.import_evidence({ row: rowNo, file: fileName, evidence })
    : m.import_evidence_row({ row: rowNo, file: fileName });
}

/** Each place is looked up once a turn, however many were born there. */
async function placesOf(
  tx: SystemDb,
  found: BirthImportRow,
): Promise<(placeNo: number | null) => Promise<FoundPlace | undefined>> {
  const places: ReadonlyMap<number, StoredPlace> = await readPlaces(tx, found);
  const known = new Map<string, FoundPlace | undefined>();
  return async (placeNo) => {
    const id = placeNo === null ? null : places.get(placeNo)?.placeId;
    if (!id) return undefined;
    if (!known.has(id)) known.set(id, await findPlace(tx, id));
    return known.get(id);
  };
}

/** The birth of a row, or why there can be none. */
function birthOf(
  { columns }: BirthImportRow,
  row: StoredRow,
  place: FoundPlace | undefined,
  { madeAt, reportLanguage }: { madeAt: Date; reportLanguage: Locale },
): BirthRecord | string {
  const { name, gender, birthType, referredBy, dateOfBirth, timeOfBirth, timeAccuracy } = row;
  if (!place) return m.birth_place_unknown();
  if (!name || !gender || !birthType || !referredBy || !dateOfBirth || !timeOfBirth || !timeAccuracy)
    throw new Error('A row that is to be taken says too little.');
  const further = furtherColumns.map(({ name: column, read }) => {
    const cell = row.cells?.[columns.indexOf(column)] ?? '';
    return [column, read ? read(cell) : cell];
  });
  const details = {
    ...Object.fromEntries(further),
    name,
    gender,
    birthType,
    refferedBy: referredBy,
    dateOfBirth,
    timeOfBirth,
    timeAccuracy,
  };
  try {
    return makeBirthRecordAt(place, details, madeAt, { reportLanguage });
  } catch (error) {
    if (error instanceof Failure) return error.errors?.[0]?.message ?? m.field_invalid();
    throw error;
  }
}

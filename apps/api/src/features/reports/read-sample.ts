import type { ReportDetail } from '@udaya/contract/reports';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import { resolveBirthInstant } from '@udaya/astro/resolve-birth-instant';
import { composeReport } from '@udaya/core/reports/compose-report';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Database } from '../../platform/database/database.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { castFacts } from './cast-facts.ts';
import { sampleBirths } from './sample-births.ts';
import type { Report } from './store.ts';
import { toWire } from './to-wire.ts';

// Anybody may ask for it, so it is made once in a while only; a new version of the knowledge base shows soon enough.
const keptMs = 10 * 60_000;
const kept = new WeakMap<Database, Map<ReportType, { sample: Promise<ReportDetail>; until: number }>>();

/** The sample report of a type: an invented birth, read by the same method and from the same texts as every report. */
export function readSample(
  parts: { db: Database; ephemeris: Ephemeris },
  reportType: ReportType,
): Promise<ReportDetail> {
  const ofDatabase =
    kept.get(parts.db) ?? new Map<ReportType, { sample: Promise<ReportDetail>; until: number }>();
  kept.set(parts.db, ofDatabase);
  const earlier = ofDatabase.get(reportType);
  if (earlier && earlier.until > Date.now()) return earlier.sample;
  const sample = makeSample(parts, reportType);
  ofDatabase.set(reportType, { sample, until: Date.now() + keptMs });
  sample.catch(() => ofDatabase.delete(reportType));
  return sample;
}

async function makeSample(
  { db, ephemeris }: { db: Database; ephemeris: Ephemeris },
  reportType: ReportType,
): Promise<ReportDetail> {
  const report = sampleReport(reportType);
  const facts = castFacts(ephemeris, report);
  const { passages, phrases } = await readKnowledge(db, reportType);
  const content = composeReport(facts, passages, phrases);
  const version = { version: 1, content, createdAt: report.createdAt };
  return toWire({ ...presentReport('user', report, version), actions: [] }, '');
}

/** The invented birth as a paid report of nobody's. */
function sampleReport(reportType: ReportType): Report {
  const birth = sampleBirths[reportType];
  const { utcMs, offsetSeconds } = resolveBirthInstant({
    localDate: birth.dateOfBirth,
    localTime: birth.timeOfBirth,
    zone: birth.zone,
  });
  return {
    ...birth,
    failedAt: null,
    id: `sample-${reportType.toLowerCase()}`,
    ownerId: 'nobody',
    groupId: null,
    branchId: null,
    reportType,
    paymentStatus: 'PAID',
    stage: 'ready',
    bloodGroup: '',
    referredBy: '',
    placeId: 'sample',
    country: 'IN',
    offsetSeconds: Math.round(offsetSeconds),
    birthMs: Math.round(utcMs),
    warnings: [],
    positions: null,
    idempotencyKey: null,
    submissionHash: '',
    createdAt: new Date(),
  };
}

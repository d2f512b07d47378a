import type { Ephemeris } from '@udaya/astro/ephemeris';
import { resolveBirthInstant } from '@udaya/astro/resolve-birth-instant';
import type { ReportDetail, SampleType, SkyPicture } from '@udaya/contract/reports';
import { yearsBetween } from '@udaya/core/births/calendar-date';
import { enteredFrom } from '@udaya/core/intake/record-fields';
import { textLanguageFor } from '@udaya/core/knowledge/text-languages';
import type { Locale } from '@udaya/core/locale';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { composeReport } from '@udaya/core/reports/compose-report';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import type { ReportType } from '@udaya/core/reports/report-types';
import { isoDayIn } from '@udaya/format/format-instant';
import { cacheRecent } from '../../../platform/cache-recent.ts';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { SystemDb } from '../../../platform/database/handles.ts';
import { currentLocale, runInLocale } from '../../../platform/locale/current-locale.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import { castFacts } from '../intake/cast-facts.ts';
import { chartInWords } from '../reading/chart-words.ts';
import type { ReadReportDeps } from '../reading/read-report.ts';
import { toWire } from '../reading/to-wire.ts';
import type { ListedReport } from '../record/store-lists.ts';
import { sampleBirths } from './sample-births.ts';

interface SampleDeps extends Pick<ReadReportDeps, 'drawChart' | 'showsChart'> {
  system: SystemDb;
  ephemeris: Ephemeris;
}

const typeOf = { child: 'Child', adult: 'Adult', student: 'Student' } as const satisfies Record<
  SampleType,
  ReportType
>;

// Anybody may ask for it, so it is made once in a while only; a new version of the knowledge base shows soon enough.
const cachedMs = 10 * 60_000;
const kept = new WeakMap<SystemDb, (key: `${Locale} ${SampleType}`) => Promise<ReportDetail>>();

/** How old the invented person of a sample is, in whole years. */
export function sampleAge(type: SampleType): number {
  return yearsBetween(sampleBirths[typeOf[type]].dateOfBirth, isoDayIn(new Date(), productTimeZone));
}

/** The sample report of a type in the reader's language: an invented birth, read by the same method and from the same texts as every report. */
export function readSample(deps: SampleDeps, { type }: { type: SampleType }): Promise<ReportDetail> {
  const ofDatabase = kept.get(deps.system) ?? cacheSamples(deps);
  kept.set(deps.system, ofDatabase);
  return ofDatabase(`${currentLocale()} ${type}`);
}

function cacheSamples(deps: SampleDeps) {
  return cacheRecent(cachedMs, (key: `${Locale} ${SampleType}`) => {
    const [locale, type] = key.split(' ') as [Locale, SampleType];
    return runInLocale(locale, () => makeSample(deps, typeOf[type]));
  });
}

async function makeSample(deps: SampleDeps, reportType: ReportType): Promise<ReportDetail> {
  const { system, ephemeris, showsChart } = deps;
  const report = sampleReport(reportType);
  const facts = castFacts(ephemeris, report);
  const texts = await readKnowledge(system, reportType, report.reportLanguage);
  const content = composeReport(facts, texts, sha256);
  const version = { version: 1, content, createdAt: report.createdAt };
  const presented = presentReport('user', report, version, { showsChart, ephemeris });
  const chart = presented.chart && (await deps.drawChart(chartInWords(presented.chart), report.id));
  return {
    ...toWire({ ...presented, actions: [] }, ''),
    sky: birthSky(ephemeris, report, { moves: true }).picture,
    chartImage: chart?.toString('base64') ?? '',
  };
}

/** The sky over the place of a sample's birth, without motion: for pages that take no styles within. */
export function drawSampleSky(ephemeris: Ephemeris, type: SampleType): SkyPicture {
  return birthSky(ephemeris, sampleReport(typeOf[type])).picture;
}

/** What the chart of a sample shows. */
export function castSample(ephemeris: Ephemeris, type: SampleType): ReportFacts {
  return castFacts(ephemeris, sampleReport(typeOf[type]));
}

/** The invented birth as a paid report of nobody's, in the reader's language. */
function sampleReport(reportType: ReportType): ListedReport {
  const birth = sampleBirths[reportType];
  const { utcMs, offsetSeconds } = resolveBirthInstant({
    localDate: birth.dateOfBirth,
    localTime: birth.timeOfBirth,
    zone: birth.zone,
  });
  return {
    ...enteredFrom(birth),
    ...birth,
    reportLanguage: textLanguageFor(reportType, currentLocale()),
    failedAt: null,
    withdrawnAt: null,
    id: `sample-${reportType.toLowerCase()}`,
    ownerId: 'nobody',
    groupId: null,
    branchId: null,
    reportType,
    paymentStatus: 'PAID',
    stage: 'ready',
    placeId: 'sample',
    country: 'IN',
    offsetSeconds: Math.round(offsetSeconds),
    birthMs: Math.round(utcMs),
    warnings: [],
    city: null,
    studentClass: null,
    studentSection: null,
    mobileIndex: null,
    positions: null,
    shownVersion: 1,
    openedAt: null,
    downloads: 0,
    paymentUnderway: false,
    paymentId: null,
    idempotencyKey: null,
    submissionHash: '',
    createdAt: new Date(),
  };
}

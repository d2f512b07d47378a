import { engineVersion } from '@udaya/astro/compute-chart';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Config } from './config.ts';
import { postActivationTo } from './features/accounts/answer-address.ts';
import { openAccountLookup } from './features/accounts/look-up-accounts.ts';
import { openAccounts } from './features/accounts/open-accounts.ts';
import { openArchives } from './features/archives/open-archives.ts';
import { type AuditFeature, openAudit } from './features/audit/open-audit.ts';
import type { Shop } from './features/billing/billing-parts.ts';
import { type BillingFeature, openBilling } from './features/billing/open-billing.ts';
import { type BlindTestFeature, openBlindTest } from './features/blind-test/open-blind-test.ts';
import { openCaptchas } from './features/captchas/open-captchas.ts';
import { openDashboard } from './features/dashboard/open-dashboard.ts';
import { openDrafts } from './features/drafts/open-drafts.ts';
import { openGroupData } from './features/group-data/open-group-data.ts';
import { openGroups } from './features/groups/open-groups.ts';
import { openImports } from './features/imports/open-imports.ts';
import { openKnowledge } from './features/knowledge/open-knowledge.ts';
import { openMailLog } from './features/mails/open-mail-log.ts';
import { openMails } from './features/mails/open-mails.ts';
import { openPost } from './features/mails/open-post.ts';
import { openMembers } from './features/members/open-members.ts';
import type { Models } from './features/models/models.ts';
import { type ModelFeature, openModels } from './features/models/open-models.ts';
import { openNotifications } from './features/notifications/open-notifications.ts';
import { type OperationFeature, openOperations } from './features/operations/open-operations.ts';
import { openPlaces } from './features/places/open-places.ts';
import { openPrivacy } from './features/privacy/open-privacy.ts';
import { countReportsOfBranches } from './features/reports/lists/branch-figures.ts';
import { openReports, type ReportDeps } from './features/reports/open-reports.ts';
import { mailReportAgain } from './features/reports/reading/mail-report.ts';
import { postReadyAgain } from './features/reports/writing/write-report.ts';
import { openReviews } from './features/reviews/open-reviews.ts';
import { openSessions, type SessionFeature } from './features/sessions/open-sessions.ts';
import { sessionsOfAccounts } from './features/sessions/sessions-of-accounts.ts';
import { openStrangers } from './features/strangers/open-strangers.ts';
import { openStudents } from './features/students/open-students.ts';
import { beginWording } from './features/writing/begin-wording.ts';
import { openWriting } from './features/writing/open-writing.ts';
import type { WordReportDeps } from './features/writing/word-report.ts';
import { languageModelOf } from './llm-config.ts';
import { type LocalMail, senderOf } from './open-mail.ts';
import { openModelBudgets } from './open-model-budgets.ts';
import { describeOperator } from './operator.ts';
import type { Passwords } from './platform/crypto/passwords.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import { openCopyIn } from './platform/database/copy-in.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openProbe } from './platform/database/open-probe.ts';
import type { Feature } from './platform/feature.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/open-log.ts';
import type { SeenErrors } from './platform/log/seen-errors.ts';
import { openSpeech } from './platform/speech/open-speech.ts';
import { openLimiter, openTally } from './platform/throttle/limiter.ts';
import type { Typesetter } from './platform/typesetting/create-typesetter.ts';
import type { Mailer } from './ports/mail/mailer.ts';
import type { TextModel } from './ports/text-model/text-model.ts';

/** What features are opened with; whoever calls opens and closes it. */
export interface FeatureParts {
  config: Config;
  secrets: Secrets;
  database: OpenDatabase;
  jobs: Jobs;
  ephemeris: Ephemeris;
  typesetter: Omit<Typesetter, 'close'>;
  passwords: Passwords;
  mailer: Mailer;
  /** Where mail is kept on this machine. */
  localMail: LocalMail | undefined;
  /** How reports are sold; undefined where they are free. */
  shop: Shop | undefined;
  textModel: TextModel | undefined;
  /** The product's own address. */
  publicUrl: () => string;
  log: Log;
  /** Where failures of ours are noted. */
  seen: SeenErrors;
  kind: 'server' | 'worker';
  /** What runs. */
  versions: { product: string; build: string };
}

/** The features, and those that the server and the tests speak to by name. */
export interface OpenedFeatures {
  features: readonly Feature[];
  audit: AuditFeature;
  sessions: SessionFeature;
  billing: BillingFeature;
  blindTest: BlindTestFeature;
  operations: OperationFeature;
  reportDeps: ReportDeps;
  wordingDeps: WordReportDeps;
  /** The language model with its budgets; undefined without one. */
  models: Models | undefined;
  modelFeature: ModelFeature | undefined;
}

const minute = 60;
const hour = 60 * minute;

/** How many events of the payment provider one address may send in a minute. */
const paymentEventsAMinute = 600;

/** How many events the payment provider is asked about in a minute, wherever they come from. */
const askedEventsAMinute = 1_200;

/** How many events that were none one address may send in a minute. */
const forgedEventsAMinute = 20;

/** How many mails an address may ask for in a day. */
const mailsADay = 10;

/** How many refusals of a role are kept in the audit log of one user. */
const auditedRefusalsAnHour = 100;

/** Opens every feature, each after those that it leans on. What they bring along is served and done by whoever calls. */
export function openFeatures(parts: FeatureParts): OpenedFeatures {
  const { config, secrets, database, jobs, typesetter, passwords, publicUrl, log } = parts;
  const { db, pool } = database;
  const { productName, companyName, supportEmail } = config;
  const post = openPost(jobs, secrets.mailKey);
  const lookup = openAccountLookup(db);
  const audit = openAudit({
    db,
    accounts: lookup,
    refusals: openLimiter(pool, 'refusals', auditedRefusalsAnHour, hour),
    log,
  });
  const models = openModelBudgets(config.llm, db, parts.textModel);
  const modelFeature = models && openModels(models, log);
  const passwordLimiter = openLimiter(pool, 'password', config.limits.passwordTriesPerUser, 15 * minute);
  const { captchaKey, identityKey, pendingKey, networkKey, mailKey } = secrets;
  const guard = { system: db, captchaKey, troubles: openTally(pool, 'troubles', 15 * minute) };
  const accountSessions = sessionsOfAccounts(networkKey);
  const accounts = openAccounts({
    ...guard,
    jobs,
    post,
    passwords,
    passwordLimiter,
    sessions: accountSessions,
    identityKey,
    pendingKey,
    mailKey,
    productWords: [productName, companyName],
    refusesGuessable: config.production,
    mailCooldownSeconds: config.limits.mailCooldownSeconds,
    mailPause: openLimiter(pool, 'mail-pause', 1, config.limits.mailCooldownSeconds, 'mail.cooldown'),
    mailsADay: openLimiter(pool, 'mail-day', mailsADay, 24 * hour, 'mail.cooldown'),
  });
  const people = { system: db, passwords, post, sessions: accountSessions, cooldown: accounts.cooldown };
  const freeTries = config.limits.loginFreeTries;
  const sessions = openSessions({ ...guard, post, passwords, pendingKey, networkKey, freeTries });
  const wording = models &&
    config.llm && {
      models,
      mode: config.llm.mode,
      timeoutMs: config.llm.timeoutMs,
      prices: config.llm.prices,
    };
  const wordingDeps = { system: db, jobs, ephemeris: parts.ephemeris, wording, accounts: lookup };
  const reportDeps: ReportDeps = {
    system: db,
    jobs,
    post,
    // Reports of files of births are not among them: they come by the thousand, and nobody waits for each.
    askForWording: wording && ((tx, about) => beginWording(tx, jobs, { ...about, askedBy: null })),
    readings: audit.readings,
    ephemeris: parts.ephemeris,
    publicUrl,
    drawChart: typesetter.drawChart,
    typeset: typesetter.typeset,
    typesetPoster: typesetter.typesetPoster,
    typesetSheet: typesetter.typesetSheet,
    names: { productName, supportEmail },
    showsChart: config.reportShowsChart,
    reportsAreFree: config.paymentProviders.length === 0,
    languageModel: languageModelOf(config),
    peopleKey: secrets.peopleKey,
    processors: config.processors,
    alarm: (code: string, about: { requestId: string; place: string }) => {
      log.error({ ...about, code }, 'alarm');
      parts.seen.note(new Error('A list found what the actor may not read.'), {
        ...about,
        kind: 'request',
        code,
      });
    },
  };
  const billing = openBilling({
    billing: { db, prices: config.prices, taxPayer: config.taxPayer, shop: parts.shop, publicUrl, post, log },
    typesetReceipt: typesetter.typesetReceipt,
    jobs,
    languageModel: reportDeps.languageModel,
    publicUrl,
    seller: { productName, companyName, supportEmail, operator: () => describeOperator(config.operator) },
    eventGuards: {
      taken: openLimiter(pool, 'payment-events', paymentEventsAMinute, minute),
      asked: openLimiter(pool, 'payment-events-asked', askedEventsAMinute, minute),
      forged: openLimiter(pool, 'payment-events-forged', forgedEventsAMinute, minute),
    },
  });
  const operations = openOperations({
    system: db,
    jobs,
    log,
    seen: parts.seen,
    kind: parts.kind,
    dataDir: config.dataDir,
    mailer: parts.mailer,
    mailWay: parts.localMail ? 'folder' : 'server',
    providers: parts.shop?.ways.map(({ provider }) => provider) ?? [],
    textModel: parts.textModel,
    writer: models && config.llm && { models, settings: config.llm },
    mayWrite: openProbe(pool),
    versions: {
      ...parts.versions,
      engine: engineVersion,
      table: String(parts.ephemeris.tableVersion),
    },
  });
  const blindTest = openBlindTest({ ...reportDeps, seedKey: secrets.seedKey });
  const features = [
    audit,
    openMails({
      db,
      mailer: parts.mailer,
      key: secrets.mailKey,
      sender: () => senderOf(config, publicUrl()),
      renewLink: accounts.renewLink,
      outbox: parts.localMail?.outbox,
    }),
    openMailLog({
      system: db,
      jobs,
      key: mailKey,
      accounts: lookup,
      renewLink: accounts.renewLink,
      makeAgain: {
        activation: (tx, accountId) => postActivationTo(tx, post, accountId),
        reportReady: (tx, reportId) => postReadyAgain(tx, post, reportId),
        reportFile: (tx, reportId, requestId) => mailReportAgain(tx, jobs, { reportId, requestId }),
      },
    }),
    openNotifications(),
    openCaptchas({ ...guard, speech: openSpeech(), captchaFixedAnswer: config.captchaFixedAnswer }),
    accounts,
    sessions,
    openPlaces({ system: db, key: secrets.placesKey }),
    ...(modelFeature ? [modelFeature] : []),
    openKnowledge({ copyIn: openCopyIn(pool), system: db }),
    openDrafts({ system: db, jobs, models, namesOf: lookup.names }),
    openGroups({
      ...people,
      formKey: secrets.formKey,
      publicUrl,
      countReportsOf: countReportsOfBranches,
    }),
    openReports(reportDeps),
    openReviews({ ...reportDeps, accounts: lookup }),
    openWriting(wordingDeps),
    blindTest,
    openMembers({ ...people, jobs }),
    openArchives(reportDeps),
    openStrangers({ ...guard, placesKey: secrets.placesKey, ephemeris: parts.ephemeris }),
    openStudents({
      ...guard,
      jobs,
      reportsAreFree: reportDeps.reportsAreFree,
      languageModel: reportDeps.languageModel,
      peopleKey: secrets.peopleKey,
      placesKey: secrets.placesKey,
      entriesOfGroup: openLimiter(pool, 'form-entries', config.limits.applicationsPerGroup, hour),
      callsOfGroup: openLimiter(pool, 'form-calls', config.limits.formCallsPerGroup, minute),
    }),
    openImports(reportDeps),
    billing,
    openGroupData({
      ...reportDeps,
      passwords,
      passwordLimiter,
      processor: { company: companyName, product: productName, email: supportEmail },
    }),
    openPrivacy({ ...reportDeps, passwords, passwordLimiter, sessions: accountSessions, identityKey }),
    operations,
    openDashboard({ jobs }),
  ];
  const named = { audit, sessions, billing, blindTest, operations, reportDeps, wordingDeps };
  return { features, ...named, models, modelFeature };
}

import type { Ephemeris } from '@udaya/astro/ephemeris';
import { Failure, invalidField } from '@udaya/core/failure';
import { textLanguageFor } from '@udaya/core/knowledge/text-languages';
import type { Locale } from '@udaya/core/locale';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import { langOf, type ReportVersion } from '@udaya/core/reports/versioned-report';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import type { SystemDb, TenantDb } from '../../../platform/database/handles.ts';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { refuse } from '../record/refuse.ts';
import { lockReport, type Report, readReportRow } from '../record/store.ts';
import { findInLanguage, findShownVersion, insertVersion, setShown } from '../record/store-versions.ts';
import { composeToday } from './compose-today.ts';

type Deps = { system: SystemDb; ephemeris: Ephemeris };

/**
 * Shows a report in another language from now on: the version that it had in it, or one that is written now from today's texts. The others stay
 * and are shown again by the same call.
 * @throws Failure `record.missing`; `request.invalid` of a language without texts for this kind of reading; `report.unpaid`,
 * `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function changeLanguage(
  ctx: UserCall & Deps,
  { id, reportLanguage: lang }: { id: string; reportLanguage: Locale },
): Promise<{ reportLanguage: Locale; version: number }> {
  const { actor, db } = ctx;
  const found = await readReportRow(db, id);
  refuse(refusalOf('translate', actor.role, caseOf(found)));
  if (textLanguageFor(found.reportType, lang) !== lang)
    throw invalidField(
      'reportLanguage',
      m.birth_language_missing({ language: languageName(lang, currentLocale()) }),
    );
  const version = await db.transaction(async (tx) => {
    const report = await lockReport(tx, found);
    if (!report) throw new Failure('record.missing');
    refuse(refusalOf('translate', actor.role, caseOf(report)));
    const shown = await findShownVersion(tx, report);
    if (!shown) throw new Failure('report.not_ready');
    if (langOf(shown) === lang) return shown.version;
    const chosen =
      (await findInLanguage(tx, report, shown, lang)) ?? (await writeIn(ctx, tx, report, shown, lang));
    await setShown(tx, report, chosen);
    await ctx.audit(tx, 'report.language_changed', { targetId: id });
    return chosen.version;
  });
  return { reportLanguage: lang, version };
}

async function writeIn(
  deps: Deps,
  tx: TenantDb,
  report: Report,
  { details }: ReportVersion,
  lang: Locale,
): Promise<Pick<ReportVersion, 'version' | 'content'>> {
  const content = await composeToday(deps, report, lang);
  return { version: await insertVersion(tx, report, { details, content }), content };
}

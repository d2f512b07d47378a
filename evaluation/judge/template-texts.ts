import { fillName } from '../../packages/core/src/reports/fill-name.ts';
import type { ReportContent, SourcedText } from '../../packages/core/src/reports/report-content.ts';
import type { ComposedBirth } from '../compose-births.ts';

/** What stands around the parts of a report, as it is compared: texts alone, without where they come from. */
export interface TemplateTexts {
  glance: { strengths: string[]; watch: string | null; helps: string | null };
  opening: string[];
  bridges: string[];
  plan: { week: string[]; month: string[] };
  closing: string[];
}

/** A name for everybody: no pair is told by it. */
const nameOfAll = 'Anbu';

/** The template of a report. */
export function templateTextsOf({ frame }: ReportContent): TemplateTexts {
  if (!frame) throw new Error('The report has no template.');
  const texts = (pieces: readonly SourcedText[]) => pieces.map(({ text }) => text);
  const { glance, opening, bridges, plan, closing } = frame;
  return {
    glance: {
      strengths: texts(glance.strengths),
      watch: glance.watch?.text ?? null,
      helps: glance.helps?.text ?? null,
    },
    opening: texts(opening),
    bridges: texts(bridges),
    plan: { week: texts(plan.week), month: texts(plan.month) },
    closing: texts(closing),
  };
}

/** A template as a judge reads it. */
export function printTemplate({ glance, opening, bridges, plan, closing }: TemplateTexts): string {
  const named = (name: string, texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null ? [] : [`${name}: ${text}`]));
  const text = [
    ...named('Strength', glance.strengths),
    ...named('To watch', [glance.watch]),
    ...named('What helps', [glance.helps]),
    ...named('Opening', [opening.join(' ')]),
    ...named('Bridge', bridges),
    ...named('This week', plan.week),
    ...named('This month', plan.month),
    ...named('Closing', [closing.join(' ')]),
  ].join('\n');
  return fillName(text, nameOfAll, 'Others');
}

/** A whole report as a judge reads it, where a model words the parts, too. */
export function printReport(content: ReportContent): string {
  const parts = content.statements.map(
    ({ heading, planet, description }) =>
      `${heading?.text ?? planet}: ${description.replaceAll('\n\n', ' ')}`,
  );
  return fillName([printTemplate(templateTextsOf(content)), ...parts].join('\n'), nameOfAll, 'Others');
}

/** The parts of a report, by which its template is judged: the age that it is for, and what each part says under its heading. */
export function printFacts({ facts, birth, content }: ComposedBirth): string {
  const who =
    birth.reportType === 'Child'
      ? `a child of the age band ${facts.ageBand}; a parent reads it`
      : `a ${birth.reportType === 'Student' ? 'student of 15 to 17' : 'grown-up'}, who reads it`;
  const parts = content.statements.map(
    ({ heading, planet, description }) =>
      `${heading?.text ?? planet}: ${description.replaceAll('\n\n', ' ')}`,
  );
  const mansion = content.frame?.mansion;
  return fillName(
    [`The report is about ${who}.`, ...parts, ...(mansion ? [`Lunar mansion: ${mansion.text}`] : [])].join(
      '\n',
    ),
    nameOfAll,
    'Others',
  );
}

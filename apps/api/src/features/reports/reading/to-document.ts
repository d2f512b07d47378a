import { drawArea } from '@udaya/chart-drawing/area-drawings';
import type { DayOfBirth } from '@udaya/contract/day-of-birth';
import { calledName } from '@udaya/core/reports/fill-name';
import type { PresentedReport, PresentedStatement } from '@udaya/core/reports/present-report';
import type { PresentedTemplate } from '@udaya/core/reports/present-template';
import * as m from '@udaya/messages';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type {
  Aside,
  LabelledTexts,
  ReportDocument,
  Section,
} from '../../../platform/typesetting/report-document.ts';
import type { DrawnSky } from '../../sky/picture-sky.ts';
import { bridgeNote, mansionText, noteText } from '../record/report-text.ts';
import { describeDay } from './describe-day.ts';
import {
  bridgesOf,
  coverDetails,
  furtherDetails,
  helpOf,
  howMade,
  limitsOf,
  timeNote,
} from './report-chapters.ts';

/**
 * A report as a document to be set in type, all but its chart image, which is drawn beside it. `address` is where the reading is found; with it
 * a whole report has a page to write on.
 */
export function toDocument(
  report: PresentedReport,
  names: { productName: string; supportEmail: string },
  { sky, address }: { sky?: DrawnSky; address?: string } = {},
): ReportDocument {
  const { frame } = report;
  const made = howMade(report);
  const help = helpOf(report);
  return {
    lang: currentLocale(),
    kind: m.report_title(),
    title: m.report_reading({ name: report.name }),
    productName: names.productName,
    details: coverDetails(report),
    ...dayOf(report),
    ...(sky ? { sky: toSky(sky) } : {}),
    limits: limitsOf(report),
    help: { ...help, paragraphs: [...help.paragraphs, m.report_help_support({ email: names.supportEmail })] },
    ...(frame ? { contents: m.report_contents(), ...templateChapters(frame, report) } : {}),
    opening: report.opening,
    note: timeNote(report),
    sections: report.statements.map((statement, index) => toSection(statement, index, bridgesOf(report))),
    closing: report.closing,
    howMade: {
      heading: m.report_provenance_heading(),
      paragraphs: made?.paragraphs ?? [],
      rows: [...furtherDetails(report), ...(made?.rows ?? [])],
    },
    ...(frame && address ? { notes: toNotes(address) } : {}),
    footer: m.report_footer(),
    pageOf: m.report_page_of({ page: '{page}', pages: '{pages}' }),
  };
}

/** The day of birth; without the birth between sunrise and sunrise, which only a picture shows. */
function dayOf(report: PresentedReport): Pick<ReportDocument, 'day'> {
  const day = describeDay(report);
  if (!day) return {};
  const { heading, lead, rows, syllables } = day;
  return {
    day: {
      heading,
      lead,
      rows: rows.map(({ term, value, about }) => ({ label: term, value, about })),
      ...(syllables
        ? { syllables: { label: syllables.label, texts: syllables.sounds.map(soundsText) } }
        : {}),
    },
  };
}

function soundsText({ pada, ...scripts }: NonNullable<DayOfBirth['syllables']>['sounds'][number]): string {
  const sounds = [scripts.latin, scripts.tamil, scripts.devanagari].join(' · ');
  return pada ? `${pada}: ${sounds}` : sounds;
}

/** The sky on the title page and on its own; planets have their names in the words of the picture alone. */
const toSky = ({ picture, unnamed }: DrawnSky): NonNullable<ReportDocument['sky']> => ({
  svg: picture.svg,
  alt: `${picture.alt} ${picture.text}`,
  heading: picture.title,
  caption: picture.caption,
  text: unnamed,
});

/** A page to write on, with a code that leads back to the reading. */
function toNotes(address: string): NonNullable<ReportDocument['notes']> {
  return {
    heading: m.report_notes(),
    questions: [m.report_notes_fits(), m.report_notes_differs(), m.report_notes_moment()],
    date: m.report_notes_date(),
    where: m.report_notes_where(),
    address,
    code: toSvgSource(generate(address), { on: '#312e81', off: '#ffffff', padX: 1, padY: 1 }),
  };
}

/** How drawings of areas are set: at 15 mm, in the colours of the document. */
const drawn = { size: 56, ink: '#5b5d75', accent: '#b45309' };

function toSection(
  { planet, title, description, area, heading, minute, note }: PresentedStatement,
  index: number,
  all: ReturnType<typeof bridgesOf>,
): Section {
  const titled = title ? `${planet}: ${title}` : '';
  const bridges = all.filter(({ after }) => after === index);
  const doubt = noteText(note);
  return {
    heading: heading || titled || m.report_part({ number: index + 1 }),
    ...(heading && titled ? { subtitle: titled } : {}),
    text: description,
    ...(heading ? { drawing: drawArea(area, drawn) } : {}),
    ...(minute ? { minute: { mark: m.report_minute(), text: minute } } : {}),
    ...(doubt ? { note: doubt } : {}),
    ...asideOf(bridges),
  };
}

/** What stands after a part; in older reports there can be more than one. */
function asideOf(bridges: ReturnType<typeof bridgesOf>): { bridge?: Aside } {
  if (bridges.length === 0) return {};
  return {
    bridge: {
      joins: bridges.map(({ joins }) => joins).join('; '),
      text: bridges.map(({ text }) => text).join('\n\n'),
      note: bridgeNote(bridges.some(({ open }) => open)),
    },
  };
}

function templateChapters(
  { glance, plan, mansion }: PresentedTemplate,
  report: PresentedReport,
): Partial<ReportDocument> {
  const { name, moon, statements } = report;
  const last = bridgesOf(report).find(({ after }) => after === statements.length);
  const lines = groups([
    { label: strengthsText(glance.strengths), texts: glance.strengths },
    { label: m.report_glance_watch(), texts: [glance.watch] },
    { label: m.report_glance_helps(), texts: [glance.helps] },
    { label: m.report_glance_first(), texts: [glance.firstStep] },
  ]);
  const tasks = groups([
    { label: m.report_plan_week(), texts: [plan.week] },
    { label: m.report_plan_month(), texts: plan.month },
  ]);
  return {
    reading: m.report_pdf_reading(),
    ...(lines.length > 0 ? { glance: { heading: m.report_glance(), groups: lines } } : {}),
    ...(mansion
      ? {
          mansion: {
            heading: m.chart_mansion({ nakshatra: mansionText(moon.mansion) }),
            paragraphs: [mansion],
            number: moon.mansion?.nakshatra,
            ...asideOf(last ? [last] : []),
          },
        }
      : {}),
    ...(tasks.length > 0
      ? { plan: { heading: m.report_pdf_plan({ name: calledName(name) }), groups: tasks } }
      : {}),
  };
}

function strengthsText(strengths: readonly string[]): string {
  const count = strengths.filter(Boolean).length;
  return count === 3 ? m.report_glance_three() : m.report_glance_strengths({ count });
}

/** What there is of them: a text that the knowledge base lacks leaves nothing behind. */
const groups = (all: LabelledTexts[]): LabelledTexts[] =>
  all
    .map(({ label, texts }) => ({ label, texts: texts.filter((text) => text !== '') }))
    .filter(({ texts }) => texts.length > 0);

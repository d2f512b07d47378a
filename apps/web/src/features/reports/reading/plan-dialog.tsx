import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Modal, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { reportPlan } from '@udaya/contract/report-plan';
import type { ReportDetail } from '@udaya/contract/reports';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { mayDo } from '@udaya/core/reports/report-policy';
import { withoutName } from '@udaya/core/reports/without-name';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { useProductInfo } from '../../../api/product-info.ts';
import { type Download, useDownload } from '../../../api/use-download.ts';
import { useSession } from '../../../api/use-session.ts';
import { today } from '../../../shell/today.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { WordsActions } from '../share/words-actions.tsx';
import classes from './plan-dialog.module.css';

interface Props {
  report: ReportDetail;
  onClose: () => void;
}

/** The plan to be kept: on paper, in the calendar, and for whoever bought it in a message. The name stands in it only where its reader says so. */
export function PlanDialog({ report, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.report_keep()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <PlanWays report={report} />
    </Modal>
  );
}

function PlanWays({ report }: Pick<Props, 'report'>) {
  const { role } = useSession();
  const [named, setNamed] = useState(false);
  const { id } = report;
  return (
    <Stack gap="lg">
      <Switch
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
        label={m.report_calendar_named()}
      />
      <SheetWay id={id} named={named} />
      <CalendarWay id={id} named={named} />
      {mayDo('give', role, report) && (
        <Way title={m.report_keep_message()} text={m.report_keep_message_text()}>
          <WordsActions label={m.report_keep_send()} words={planWords(report, named)} copied />
        </Way>
      )}
    </Stack>
  );
}

/** One way to keep it. */
function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.way} aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text>{text}</Text>
      {children}
    </section>
  );
}

const nameQuery = (named: boolean) => (named ? ({ named: 'true' } as const) : {});

function SheetWay({ id, named }: { id: string; named: boolean }) {
  const download = useDownload((_: void, signal) =>
    downloadFile(
      reportPlan.readSheet,
      { params: { id }, query: nameQuery(named), signal },
      m.report_sheet_file(),
    ),
  );
  return (
    <Way title={m.report_sheet()} text={m.report_sheet_text()}>
      <WorkingButton
        working={download.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => download.begin()}
      >
        {m.report_sheet_download()}
      </WorkingButton>
      <Outcome download={download} done={m.report_sheet_done()} />
    </Way>
  );
}

function CalendarWay({ id, named }: { id: string; named: boolean }) {
  const { productName } = useProductInfo();
  const [start, setStart] = useState(nextMonday);
  const [missing, setMissing] = useState(false);
  const download = useDownload(({ day }: { day: string }, signal) =>
    downloadFile(
      reportPlan.readCalendar,
      { params: { id }, query: { start: day, ...nameQuery(named) }, signal },
      m.report_calendar_file(),
    ),
  );
  return (
    <Way title={m.report_calendar()} text={m.report_calendar_text()}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isDay = isCalendarDate(start);
          setMissing(!isDay);
          if (isDay) download.begin({ day: start });
        }}
      >
        <TextInput
          type="date"
          label={m.report_calendar_start()}
          value={start}
          min="2000-01-01"
          max="2100-12-31"
          error={missing && m.report_calendar_bad_start()}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <WorkingButton
          type="submit"
          variant="default"
          working={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.8} />}
        >
          {m.report_calendar_download()}
        </WorkingButton>
      </form>
      <Outcome download={download} done={m.report_calendar_done()} />
      <Text size="sm" c="dimmed">
        {m.report_calendar_undo({ name: m.report_calendar_name({ product: productName }) })}
      </Text>
    </Way>
  );
}

function Outcome({ download, done }: { download: Pick<Download, 'isSuccess' | 'error'>; done: string }) {
  const failed = errorLine(download.error);
  return (
    <>
      <MessageLine tone="success" text={download.isSuccess ? done : undefined} />
      <MessageLine tone="error" text={failed.text} detail={failed.detail} />
    </>
  );
}

/** What there is to do, a line each, for a message. */
function planWords({ frame, name, reportType, lang }: Props['report'], named: boolean): string {
  const { week = '', month = [] } = frame?.plan ?? {};
  const lines = [
    { label: m.report_plan_week(), texts: [week] },
    { label: m.report_plan_month(), texts: month },
  ].flatMap(({ label, texts }) => {
    const said = texts
      .filter(Boolean)
      .map((text) => (named ? text : withoutName(text, name, reportType, lang)));
    return said.length === 0 ? [] : [`${label}:`, ...said.map((text) => `- ${text}`), ''];
  });
  return lines.join('\n').trim();
}

/** The Monday after today where the reader is, yyyy-MM-dd. */
function nextMonday(): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

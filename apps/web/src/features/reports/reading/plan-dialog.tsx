import { Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { reportPlan } from '@udaya/contract/report-plan';
import type { ReportDetail } from '@udaya/contract/reports';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { useProductInfo } from '../../../api/product-info.ts';
import { useDownload } from '../../../api/use-download.ts';
import { today } from '../../../shell/today.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';

interface Props {
  report: Pick<ReportDetail, 'id'>;
  onClose: () => void;
}

/** From which day on the plan stands in the calendar, and whether the name stands in it. */
export function PlanDialog({ report: { id }, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.report_calendar()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <PlanForm id={id} />
    </Modal>
  );
}

function PlanForm({ id }: { id: string }) {
  const { productName } = useProductInfo();
  const [start, setStart] = useState(nextMonday);
  const [named, setNamed] = useState(false);
  const [missing, setMissing] = useState(false);
  const download = useDownload(({ day }: { day: string }, signal) =>
    downloadFile(
      reportPlan.readCalendar,
      { params: { id }, query: { start: day, ...(named ? { named: 'true' } : {}) }, signal },
      m.report_calendar_file(),
    ),
  );
  const failed = errorLine(download.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isDay = isCalendarDate(start);
        setMissing(!isDay);
        if (isDay) download.begin({ day: start });
      }}
    >
      <Stack gap="md">
        <Text>{m.report_calendar_text()}</Text>
        <TextInput
          type="date"
          label={m.report_calendar_start()}
          value={start}
          min="2000-01-01"
          max="2100-12-31"
          error={missing && m.report_calendar_bad_start()}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <Switch
          checked={named}
          onChange={(event) => setNamed(event.currentTarget.checked)}
          label={m.report_calendar_named()}
        />
        <WorkingButton
          type="submit"
          working={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.8} />}
        >
          {m.report_calendar_download()}
        </WorkingButton>
        <MessageLine tone="success" text={download.isSuccess ? m.report_calendar_done() : undefined} />
        <MessageLine tone="error" text={failed.text} detail={failed.detail} />
        <Text size="sm" c="dimmed">
          {m.report_calendar_undo({ name: m.report_calendar_name({ product: productName }) })}
        </Text>
      </Stack>
    </form>
  );
}

/** The Monday after today where the reader is, yyyy-MM-dd. */
function nextMonday(): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

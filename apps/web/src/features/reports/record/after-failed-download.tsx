import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reports } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { IconMail, IconRefresh } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { DownloadedReport, ReportDownload } from './use-report-download.ts';

interface Props {
  report: DownloadedReport;
  download: ReportDownload;
}

/** What helps when a download failed: to try again, or to have the PDF of an own report mailed. */
export function AfterFailedDownload({ report: { id, name, userType }, download }: Props) {
  const { role } = useSession();
  const mail = useMutation({ mutationFn: () => call(reports.mail, { params: { id } }) });
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={17} stroke={1.7} />}
          aria-label={m.report_download_again({ name })}
          onClick={() => download.begin({ id, name, userType })}
        >
          {m.action_retry()}
        </Button>
        {/* The product admin's reports are others'. */}
        {role === 'user' && (
          <WorkingButton
            size="sm"
            variant="default"
            leftSection={<IconMail size={17} stroke={1.7} />}
            working={mail.isPending}
            aria-label={m.report_mail_label({ name })}
            onClick={() => mail.mutate()}
          >
            {m.report_mail()}
          </WorkingButton>
        )}
      </Group>
      <MessageLine tone="success" text={mail.data?.message} />
      <MessageLine tone="error" {...errorLine(mail.error)} />
    </Stack>
  );
}

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reports } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { IconRefresh } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { reportsKey } from '../record/report-queries.ts';

/** Has a report that could not be written written again at once: for the product admin, when the cause is mended. */
export function WriteAgainButton({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(reports.rewrite, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsKey }),
  });
  return (
    <>
      <Button
        leftSection={<IconRefresh size={18} stroke={1.8} />}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        {m.report_write_again()}
      </Button>
      <MessageLine
        tone="error"
        text={
          again.error ? m.report_write_again_failed({ reason: errorText(again.error).message }) : undefined
        }
        detail={errorLine(again.error).detail}
      />
    </>
  );
}

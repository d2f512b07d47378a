import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payments } from '@udaya/contract/billing';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { notificationsQuery } from '../../../shell/use-notifications.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconTrash } from '../../../ui/icons.tsx';
import { reportsKey } from './report-queries.ts';

type Deletable = Pick<ReportListItem, 'id' | 'name' | 'actions'>;
/** Leads to where one goes on; the report is forgotten after that. */
type OnDeleted = (name: string) => Promise<void>;

/** Deletes an unpaid report, once that was confirmed in the dialog. */
export function useDeletion({ id, name }: Deletable, onDeleted: OnDeleted) {
  const [asked, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(payments.deleteUnpaidReport, { params: { id } }),
    onSuccess: async () => {
      dialog.close();
      // Lists are asked for again at once, however long the way to where one goes on takes.
      const asked = Promise.all([
        queryClient.invalidateQueries({ queryKey: [...reportsKey, 'list'] }),
        queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
      ]);
      await onDeleted(name);
      queryClient.removeQueries({ queryKey: [...reportsKey, 'detail'] });
      await asked;
    },
  });
  return {
    ask: () => {
      remove.reset();
      dialog.open();
    },
    dialog: (
      <ConfirmDialog
        opened={asked}
        title={m.report_delete_title({ name })}
        text={m.report_delete_text()}
        keep={m.report_delete_keep()}
        confirm={m.report_delete_confirm()}
        danger
        working={remove.isPending}
        failure={remove.error ? errorText(remove.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => remove.mutate()}
      />
    ),
  };
}

/** The way to delete an unpaid report. */
export function DeleteButton({ report, onDeleted }: { report: Deletable; onDeleted: OnDeleted }) {
  const { ask, dialog } = useDeletion(report, onDeleted);
  if (!report.actions.includes('delete')) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={17} stroke={1.7} />}
        aria-label={m.report_delete_label({ name: report.name })}
        onClick={ask}
      >
        {m.report_delete()}
      </Button>
      {dialog}
    </>
  );
}

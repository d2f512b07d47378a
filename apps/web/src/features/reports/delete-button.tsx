import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { deleteUnpaidReport } from '@udaya/contract/billing';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { notificationsQuery } from '../../shell/use-notifications.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { reportsKey } from './report-queries.ts';

interface Props {
  report: Pick<ReportListItem, 'id' | 'name' | 'actions'>;
  size?: 'sm' | 'md';
  /** Leads to where one goes on; the report is forgotten after that. */
  onDeleted: (name: string) => Promise<void>;
}

/** Deletes an unpaid report, once that was confirmed. */
export function DeleteButton({ report: { id, name, actions }, size = 'sm', onDeleted }: Props) {
  const [asked, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteUnpaidReport, { params: { id } }),
    onSuccess: async () => {
      dialog.close();
      await onDeleted(name);
      queryClient.removeQueries({ queryKey: [...reportsKey, 'detail'] });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...reportsKey, 'list'] }),
        queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
      ]);
    },
  });
  if (!actions.includes('delete')) return null;

  const failed = remove.error ? errorWords(remove.error) : undefined;
  return (
    <>
      <Button
        size={size}
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={17} stroke={1.7} />}
        aria-label={m.list_delete_label({ name })}
        onClick={() => {
          remove.reset();
          dialog.open();
        }}
      >
        {m.list_delete()}
      </Button>
      <Modal
        opened={asked}
        onClose={dialog.close}
        title={m.list_delete_title({ name })}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      >
        <Text mb="lg">{m.list_delete_text()}</Text>
        <MessageLine
          tone="error"
          text={failed?.message}
          detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
        />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={dialog.close}>
            {m.list_delete_keep()}
          </Button>
          <Button color="red.9" loading={remove.isPending} onClick={() => remove.mutate()}>
            {m.list_delete_confirm()}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import { productGroups } from '@udaya/contract/product-groups';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { IconLock } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './group-page.module.css';
import { forgetGroupLists, groupFormQuery, productGroupQuery } from './product-group-queries.ts';

/** Closes a group, which stays as it is, and opens it again. */
export function ClosingPanel({ group }: { group: ProductGroup }) {
  const { id, name, closedDate, users, reports } = group;
  const queryClient = useQueryClient();
  const [asked, dialog] = useDisclosure(false);
  const closing = useMutation({
    mutationFn: (close: boolean) =>
      call(close ? productGroups.close : productGroups.reopen, { params: { id } }),
    onSuccess: (changed) => {
      dialog.close();
      queryClient.setQueryData(productGroupQuery(id).queryKey, changed);
      void queryClient.invalidateQueries(groupFormQuery(id));
      void forgetGroupLists(queryClient);
    },
  });
  const done = closing.data && (closing.data.closedDate ? m.group_close_done() : m.group_reopen_done());
  const closed = closedDate !== null;
  return (
    <SectionPanel
      title={closed ? m.group_closed_title() : m.group_close_title()}
      lead={closed ? m.group_closed_lead() : m.group_close_lead()}
    >
      {closed && (
        <DetailsList items={[{ term: m.group_closed_since(), value: <Timestamp instant={closedDate} /> }]} />
      )}
      <MessageLine tone="success" text={closing.isSuccess ? done : undefined} />
      {closed && (
        <MessageLine tone="error" text={closing.error ? errorText(closing.error).message : undefined} />
      )}
      <div className={classes.row}>
        {closed ? (
          <WorkingButton working={closing.isPending} onClick={() => closing.mutate(false)}>
            {m.group_reopen()}
          </WorkingButton>
        ) : (
          <Button
            variant="default"
            leftSection={<IconLock size={18} stroke={1.8} />}
            onClick={() => {
              closing.reset();
              dialog.open();
            }}
          >
            {m.group_close()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asked && !closed}
        title={m.group_close_dialog_title({ name })}
        text={m.group_close_dialog_text({
          total: users,
          reports: formatNumber(reports, getLocale()),
        })}
        keep={m.group_close_keep()}
        confirm={m.group_close_confirm()}
        danger
        working={closing.isPending}
        failure={closing.error ? errorText(closing.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => closing.mutate(true)}
      />
    </SectionPanel>
  );
}

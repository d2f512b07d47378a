import '@mantine/core/styles/Modal.layer.css';
import { Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readingLinks } from '@udaya/contract/reading-links';
import type { ReportDetail } from '@udaya/contract/reports';
import { linkDays } from '@udaya/core/reports/reading-link';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { showDay } from '../../../shell/show-date.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { IconLink } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './link-dialog.module.css';
import { LinkList } from './link-list.tsx';
import { linksQuery } from './link-queries.ts';
import { linkTitle } from './link-title.ts';
import { WordsActions } from './words-actions.tsx';

interface Props {
  report: Pick<ReportDetail, 'id' | 'reportType'>;
  onClose: () => void;
}

/** Links by which others read a report: what they see, a new link to hand on, and those that work. */
export function LinkDialog({ report, onClose }: Props) {
  // The question whether to withdraw one stands over this dialog, and Escape answers that first.
  const [asking, setAsking] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!asking}
      size="lg"
      title={linkTitle(report)}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <LinksOf id={report.id} onAsking={setAsking} />
    </Modal>
  );
}

function LinksOf({ id, onAsking }: { id: string; onAsking: (asking: boolean) => void }) {
  const query = useQuery(linksQuery(id));
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => call(readingLinks.create, { params: { id } }),
    onSuccess: ({ links, most }) => queryClient.setQueryData(linksQuery(id).queryKey, { links, most }),
  });
  const failed = errorLine(create.error);
  return (
    <Stack gap="md">
      <div>
        <Text>{m.report_link_shows()}</Text>
        <Text c="dimmed" mt="xs">
          {m.report_link_hides({ days: linkDays })}
        </Text>
      </div>
      <QueryView query={query} skeleton="5rem">
        {({ links, most }) => {
          const { address = '', links: [made] = [] } = create.data ?? {};
          const isThere = links.some((link) => link.id === made?.id);
          return (
            <>
              <VisuallyHidden role="status">{isThere && m.report_link_created()}</VisuallyHidden>
              {made && isThere && <NewLink address={address} until={made.expiresDate} />}
              {links.length < most ? (
                <WorkingButton
                  className={classes.create}
                  variant={links.length > 0 ? 'default' : 'filled'}
                  working={create.isPending}
                  leftSection={<IconLink size={18} stroke={1.8} />}
                  onClick={() => create.mutate()}
                >
                  {links.length === 0 ? m.report_link_create() : m.report_link_create_another()}
                </WorkingButton>
              ) : (
                <Text size="sm">{m.report_link_full({ most })}</Text>
              )}
              <MessageLine tone="error" text={failed.text} detail={failed.detail} />
              <LinkList id={id} links={links} onAsking={onAsking} />
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

/** A link as long as its address is known: to be copied, or sent with a word of why. */
function NewLink({ address, until }: { address: string; until: string }) {
  return (
    <div className={classes.made}>
      <CopyField label={m.report_link_new()} value={address} />
      <Text size="sm">{m.report_link_once()}</Text>
      <WordsActions
        label={m.report_link_send()}
        words={m.report_link_words({ date: showDay(until) })}
        url={address}
      />
    </div>
  );
}

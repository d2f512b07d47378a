import { Button, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReadingLink, readingLinks } from '@udaya/contract/reading-links';
import { formatInstant } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { showDay } from '../../../shell/show-date.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { afterDialog } from '../../../ui/use-focus-return.ts';
import classes from './link-dialog.module.css';
import { linksQuery } from './link-queries.ts';

interface Props {
  id: string;
  links: readonly ReadingLink[];
  /** Hears whether the question stands over the dialog. */
  onAsking: (asking: boolean) => void;
}

/** The links that work, how often each was opened, and the way to withdraw one. */
export function LinkList({ id, links, onAsking }: Props) {
  const queryClient = useQueryClient();
  const group = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string>();
  const ask = (linkId: string | undefined) => {
    setAsked(linkId);
    onAsking(linkId !== undefined);
  };
  const withdraw = useMutation({
    mutationFn: (linkId: string) => call(readingLinks.withdraw, { params: { id, linkId } }),
    onSuccess: (left) => {
      queryClient.setQueryData(linksQuery(id).queryKey, left);
      ask(undefined);
      // Its button is gone with the link.
      setTimeout(() => group.current?.focus(), afterDialog);
    },
  });
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      className={classes.links}
      aria-label={m.report_link_working()}
    >
      {links.length > 0 && (
        <Title order={3} size="h5">
          {m.report_link_working()}
        </Title>
      )}
      <ul className={classes.list}>
        {links.map((link) => (
          <li key={link.id} className={classes.link}>
            <div>
              <p className={classes.opened}>{openedText(link)}</p>
              <p className={classes.when}>
                {m.report_link_of({ date: showDay(link.createdDate) })} ·{' '}
                {m.report_link_until({ date: showDay(link.expiresDate) })}
              </p>
            </div>
            <Button variant="default" size="compact-md" onClick={() => ask(link.id)}>
              {m.report_link_withdraw()}
            </Button>
          </li>
        ))}
      </ul>
      <MessageLine tone="success" text={withdraw.isSuccess ? m.report_link_withdrawn() : undefined} />
      <ConfirmDialog
        danger
        opened={asked !== undefined}
        title={m.report_link_withdraw_ask()}
        text={m.report_link_withdraw_text()}
        keep={m.report_link_keep()}
        confirm={m.report_link_withdraw_yes()}
        working={withdraw.isPending}
        failure={withdraw.error ? errorText(withdraw.error) : undefined}
        onClose={() => {
          ask(undefined);
          withdraw.reset();
        }}
        onConfirm={() => asked !== undefined && withdraw.mutate(asked)}
      />
    </div>
  );
}

function openedText({ opened, openedDate }: ReadingLink): string {
  if (!openedDate) return m.report_link_unopened();
  return m.report_link_opened({
    count: opened,
    date: formatInstant(new Date(openedDate), ownTimeZone(), getLocale()),
  });
}

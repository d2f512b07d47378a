import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormLink } from '@udaya/contract/form-link';
import type { FormState } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './form-link-panel.module.css';
import { type FormChange, type FormOwner, formQuery } from './form-queries.ts';

// The drawing of codes comes only where there is one to draw.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** Where a public form stands: its badge. */
const badges: Record<FormState, { tone: BadgeTone; label: () => string }> = {
  none: { tone: 'neutral', label: m.group_form_none },
  open: { tone: 'good', label: m.group_form_open },
  paused: { tone: 'waiting', label: m.group_form_paused },
  closed: { tone: 'neutral', label: m.group_form_closed },
};

/** The link of a public form: to copy, to print, to stop for a while or for good. */
export function FormLinkPanel({ of, lead }: { of: FormOwner; lead: string }) {
  return (
    <SectionPanel title={m.group_form_title()} lead={lead}>
      <FormLinkView of={of} />
    </SectionPanel>
  );
}

/** The same without a panel of its own. */
export function FormLinkView({ of }: { of: FormOwner }) {
  const query = useQuery(formQuery(of));
  return (
    <QueryView query={query} skeleton="16rem">
      {(form) => <LinkOfForm of={of} form={form} />}
    </QueryView>
  );
}

const done: Record<FormChange, () => string> = {
  rotate: m.group_form_rotated,
  pause: m.group_form_pause_done,
  resume: m.group_form_resume_done,
};

function LinkOfForm({ of, form }: { of: FormOwner; form: FormLink }) {
  const queryClient = useQueryClient();
  const [asked, dialog] = useDisclosure(false);
  const change = useMutation({
    mutationFn: of.change,
    onSuccess: (changed) => {
      dialog.close();
      queryClient.setQueryData(formQuery(of).queryKey, changed);
    },
  });
  const working = (what: FormChange) => change.isPending && change.variables === what;
  const { data: made, variables: what } = change;
  // Only as long as nothing else has happened to the form, such as the group being closed.
  const isAsMade = made?.state === form.state && made.link === form.link;
  const told = isAsMade && what ? done[what]() : undefined;
  const { tone, label } = badges[form.state];
  const paused = form.state === 'paused';
  return (
    <div className={classes.form}>
      <div className={classes.state}>
        <StatusBadge tone={tone}>{label()}</StatusBadge>
        {form.createdDate && (
          <span className={classes.since}>
            <Rich
              message={m.group_form_since}
              inputs={{}}
              places={{ date: <Timestamp instant={form.createdDate} /> }}
            />
          </span>
        )}
      </div>
      {form.state === 'closed' && <MessageLine text={m.group_form_closed_text()} />}
      {paused && <MessageLine text={m.group_form_paused_text()} />}
      {form.link !== null && (
        <>
          <CopyField label={m.group_form_link()} value={form.link} />
          <Suspense fallback={<Skeleton height="14rem" />}>
            <QrCode of={of} link={form.link} />
          </Suspense>
        </>
      )}
      {form.link === null && (
        <MessageLine
          text={form.state === 'none' ? m.group_form_none_text() : m.group_form_unknown()}
          detail={form.state === 'none' ? undefined : m.group_form_unknown_detail()}
        />
      )}
      <MessageLine tone="success" text={told} />
      {!asked && <MessageLine tone="error" {...errorLine(change.error)} />}
      <div className={classes.buttons}>
        {(form.state === 'open' || paused) && (
          <WorkingButton
            variant="default"
            leftSection={
              paused ? <IconPlayerPlay size={18} stroke={1.8} /> : <IconPlayerPause size={18} stroke={1.8} />
            }
            working={working('pause') || working('resume')}
            onClick={() => change.mutate(paused ? 'resume' : 'pause')}
          >
            {paused ? m.group_form_resume() : m.group_form_pause()}
          </WorkingButton>
        )}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.8} />}
          onClick={() => {
            change.reset();
            if (form.state === 'none') change.mutate('rotate');
            else dialog.open();
          }}
        >
          {form.state === 'none' ? m.group_form_make() : m.group_form_rotate()}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked}
        title={m.group_form_rotate_title()}
        text={m.group_form_rotate_text()}
        keep={m.group_form_rotate_keep()}
        confirm={m.group_form_rotate_confirm()}
        danger
        working={working('rotate')}
        failure={change.error ? errorText(change.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => change.mutate('rotate')}
      />
    </div>
  );
}

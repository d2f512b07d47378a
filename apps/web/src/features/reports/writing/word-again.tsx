import { Button, Group, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import { productWritings, type Wording, wordings } from '@udaya/contract/writing';
import { isFor, mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { IconPencil, IconRefresh } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { reportDetailKey } from '../record/report-queries.ts';
import { useWording } from './use-wording.ts';
import classes from './wording.module.css';
import { wordingKey } from './wording-queries.ts';

/** The way to another text of a report: for its owner where there is a language model, and for whoever looks after all of them. */
export function WordAgain({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const wording = useWording(report).data;
  // Of a group's report nobody would choose what comes of it.
  if (report.userType === 'GROUP' || !mayDo('reword', role, report)) return null;
  if (!isFor('choose', role)) return <ForAdmin report={report} wording={wording} />;
  return wording?.available ? <ForOwner id={report.id} wording={wording} /> : null;
}

function ForOwner({ id, wording }: { id: string; wording: Wording }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(wordings.ask, { params: { id } }),
    onSuccess: (stands) => queryClient.setQueryData(wordingKey(id), stands),
    onError: () => queryClient.invalidateQueries({ queryKey: wordingKey(id) }),
  });
  return (
    <Panel className={classes.offer} aria-labelledby="word-again">
      <Title order={2} size="h4" id="word-again">
        {m.report_wording_again()}
      </Title>
      <p>{m.report_wording_again_lead()}</p>
      {wording.failed && !wording.underway && <p>{m.report_wording_again_failed()}</p>}
      <p className={classes.soft}>
        {wording.left > 0
          ? m.report_wording_again_left({ count: wording.left })
          : m.report_wording_again_none()}
      </p>
      {wording.left > 0 && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.8} />}
          loading={ask.isPending || wording.underway}
          onClick={() => ask.mutate()}
        >
          {m.report_wording_again()}
        </Button>
      )}
      <Failed error={ask.error} />
    </Panel>
  );
}

function ForAdmin({ report: { id }, wording }: { report: ReportDetail; wording: Wording | undefined }) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(productWritings.ask, { params: { id } }),
    onSuccess: (stands) => queryClient.setQueryData(wordingKey(id), stands),
  });
  const compose = useMutation({
    mutationFn: () => call(productWritings.compose, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportDetailKey(role, id) }),
  });
  return (
    <Panel className={classes.offer} aria-labelledby="word-again">
      <Title order={2} size="h4" id="word-again">
        {m.report_wording_admin()}
      </Title>
      <p>{m.report_wording_admin_lead()}</p>
      <Group gap="sm">
        {wording?.available && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.8} />}
            loading={ask.isPending || wording.underway}
            onClick={() => ask.mutate()}
          >
            {m.report_wording_admin_word()}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.8} />}
          loading={compose.isPending}
          onClick={() => compose.mutate()}
        >
          {m.report_wording_admin_compose()}
        </Button>
      </Group>
      <MessageLine text={compose.data?.message} />
      <Failed error={ask.error ?? compose.error} />
    </Panel>
  );
}

function Failed({ error }: { error: Error | null }) {
  return (
    <MessageLine
      tone="error"
      text={error ? m.report_wording_again_not_asked({ reason: errorText(error).message }) : undefined}
      detail={errorLine(error).detail}
    />
  );
}

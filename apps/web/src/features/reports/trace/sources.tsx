import { Button, Group, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ReportTrace,
  reportTrace,
  type TracedSentence,
  type TracedText,
} from '@udaya/contract/report-trace';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconFileSearch } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { SentenceDrawer } from './sentence-drawer.tsx';
import classes from './sources.module.css';
import { type ShownText, TraceContext } from './trace-context.ts';
import { VerifyReport } from './verify-report.tsx';

/** A reading with a switch that makes each of its sentences lead to where it comes from, and with its verification. */
export function Sources({ report, children }: { report: ReportDetail; children: ReactNode }) {
  const { id, history } = report;
  const version = history?.version || undefined;
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<{ sentence: TracedSentence; of: TracedText }>();
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn();
  const query = useQuery({ ...traceQuery(id, version), enabled: shown });
  const trace = shown ? query.data : undefined;
  const onAsk = (sentence: TracedSentence, of: TracedText) => {
    focus.leave();
    setAsked({ sentence, of });
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus.comeBack();
  };
  return (
    <>
      <Panel className={classes.panel} aria-labelledby="sources" data-not-printed>
        <div>
          <Title order={2} size="h3" id="sources">
            {m.report_trace_title()}
          </Title>
          <Text size="sm" c="dimmed">
            {m.report_trace_lead()}
          </Text>
        </div>
        <Group gap="sm">
          <Button
            variant={shown ? 'filled' : 'default'}
            leftSection={<IconFileSearch size={18} aria-hidden="true" />}
            aria-pressed={shown}
            loading={shown && query.isPending}
            onClick={() => setShown(!shown)}
          >
            {m.report_trace_show()}
          </Button>
        </Group>
        <Text role="status" size="sm" className={classes.said}>
          {trace && m.report_trace_shown()}
        </Text>
        {shown && query.error && (
          <ErrorState {...errorText(query.error)} onRetry={() => void query.refetch()} />
        )}
        <VerifyReport id={id} version={version} />
      </Panel>
      <TraceContext value={trace && ((text) => showTraced(text, trace, onAsk))}>{children}</TraceContext>
      {trace && asked && <SentenceDrawer trace={trace} {...asked} opened={open} onClose={close} />}
    </>
  );
}

function showTraced(
  { lang, text, frame }: ShownText,
  { texts }: ReportTrace,
  onAsk: (sentence: TracedSentence, of: TracedText) => void,
): ReactNode | undefined {
  const of = texts.find((one) => one.text === text);
  if (!of) return undefined;
  return (
    <div lang={lang} className={classes.text} data-frame={frame || undefined}>
      {of.paragraphs.map((sentences, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have nothing but their order
        <p key={index}>
          {sentences.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so have its sentences
            <span key={place}>
              <button
                type="button"
                className={classes.sentence}
                data-by={sentence.by}
                aria-haspopup="dialog"
                onClick={() => onAsk(sentence, of)}
              >
                {sentence.text}
              </button>{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Where each sentence of a version of a report comes from. */
function traceQuery(id: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['report-trace', id, version ?? 'shown'],
    queryFn: ({ signal }) =>
      call(reportTrace.read, { params: { id }, query: version ? { version } : {}, signal }),
  });
}

import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Drawer, Stack, Text, Title } from '@mantine/core';
import type { ReportTrace, TracedRow, TracedSentence, TracedText } from '@udaya/contract/report-trace';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { showDay } from '../../../shell/show-date.ts';
import { DetailsList } from '../../../ui/details-list.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './sources.module.css';

interface Props {
  trace: ReportTrace;
  sentence: TracedSentence;
  /** The text that it stands in. */
  of: TracedText;
  opened: boolean;
  onClose: () => void;
}

const byWhom: Record<TracedSentence['by'], { tone: BadgeTone; words: () => string }> = {
  row: { tone: 'good', words: m.report_trace_by_row },
  model: { tone: 'neutral', words: m.report_trace_by_model },
  fallback: { tone: 'waiting', words: m.report_trace_by_fallback },
};

/** Where a sentence comes from: the facts, the rows and who brought them, and what a model had to do with it. */
export function SentenceDrawer({ trace, sentence, of, opened, onClose }: Props) {
  const { text, row, citedRows, citedFacts, by, slot } = sentence;
  const rows = [...new Set([...(by === 'model' ? citedRows : []), ...(row === null ? [] : [row])])];
  const { tone, words } = byWhom[by];
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size={460}
      title={m.report_trace_drawer()}
      closeButtonProps={{ 'aria-label': m.action_close(), size: 44, iconSize: 20 }}
    >
      <Stack gap="lg">
        <div className={classes.asked}>
          <blockquote lang={trace.lang}>{text}</blockquote>
          <StatusBadge tone={tone}>{words()}</StatusBadge>
        </div>
        {of.facts.length > 0 && (
          <section>
            <Title order={3} size="h4">
              {m.report_trace_facts()}
            </Title>
            <ul className={classes.list}>
              {of.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
        )}
        {by === 'model' && citedFacts.length > 0 && (
          <section>
            <Title order={3} size="h4">
              {m.report_trace_cited()}
            </Title>
            <ul className={classes.list}>
              {citedFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
        )}
        {rows.map((index) => {
          const found = trace.rows[index];
          if (!found) return null;
          const name =
            by === 'model' && !citedRows.includes(index)
              ? m.report_trace_row_instead()
              : m.report_trace_row();
          return <Row key={index} name={name} row={found} sentence={text} lang={trace.lang} />;
        })}
        {rows.length === 0 && <Text>{m.report_trace_row_unknown()}</Text>}
        <section>
          <Title order={3} size="h4" mb="xs">
            {m.report_trace_wording()}
          </Title>
          <DetailsList
            items={[
              { term: m.report_trace_place(), value: of.place },
              ...(slot && by !== 'row' ? [{ term: m.report_trace_slot(), value: slot }] : []),
              ...trace.writer.map(({ label, value }) => ({ term: label, value })),
            ]}
          />
        </section>
      </Stack>
    </Drawer>
  );
}

function Row({
  name,
  row,
  sentence,
  lang,
}: {
  name: string;
  row: TracedRow;
  sentence: string;
  lang: string;
}) {
  const { key, ageBand, version, text, tags, source, fileName, broughtBy, broughtDate, inForce } = row;
  const [before, after] = split(text, sentence);
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {name}
      </Title>
      {text === '' ? (
        <Text>{m.report_trace_row_gone()}</Text>
      ) : (
        <p className={classes.row} lang={lang}>
          {before}
          {after !== undefined && <mark>{sentence}</mark>}
          {after}
        </p>
      )}
      <DetailsList
        items={[
          { term: m.report_trace_key(), value: key },
          { term: m.report_trace_age(), value: ageBand || m.report_trace_any_age() },
          ...(tags.length > 0
            ? [{ term: m.knowledge_text_field_tags(), value: formatList(tags, getLocale()) }]
            : []),
          {
            term: m.report_trace_version(),
            value: m.report_trace_version_value({ version, date: broughtDate ? showDay(broughtDate) : '' }),
          },
          ...(source ? [{ term: m.report_trace_source(), value: m.knowledge_source({ source }) }] : []),
          ...(fileName ? [{ term: m.report_trace_file(), value: fileName }] : []),
          ...(broughtBy ? [{ term: m.report_trace_brought_by(), value: broughtBy }] : []),
          {
            term: m.report_trace_now(),
            value: inForce ? m.report_trace_active() : m.report_trace_replaced(),
          },
        ]}
      />
    </section>
  );
}

/** What stands before and after a sentence in a text; the whole text alone where it is not in it. */
function split(text: string, sentence: string): [string, string?] {
  const at = text.indexOf(sentence);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sentence.length)];
}

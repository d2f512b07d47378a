import '@mantine/core/styles/Tabs.layer.css';
import { Anchor, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ageBands, type RowAgeBand } from '@udaya/core/knowledge/age-band';
import { hasAgeBands } from '@udaya/core/knowledge/upload-cells';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { bandName, makerName, sourceName } from './knowledge-words.ts';
import { TextForm } from './text-form.tsx';
import classes from './text-page.module.css';
import type { ActiveText } from './use-text-form.ts';

interface Props {
  reportType: ReportType;
  textKey: string;
  /** Those active, at most one for each age. */
  texts: readonly ActiveText[];
}

/** The texts under one key, each with its form: one for any age, and for children one for each. */
export function TextPanels({ reportType, textKey, texts }: Props) {
  const panel = (ageBand: RowAgeBand) => {
    const stored = texts.find((text) => text.ageBand === ageBand);
    return (
      <>
        <Stored stored={stored} ageBand={ageBand} />
        <TextForm slot={{ reportType, key: textKey, ageBand }} stored={stored} />
      </>
    );
  };
  if (!hasAgeBands(reportType)) return panel('');
  return (
    // What was typed for one age stays while another one is looked at.
    <Tabs defaultValue="any" keepMounted>
      <Tabs.List aria-label={m.knowledge_text_ages()}>
        {(['', ...ageBands] as const).map((ageBand) => (
          <Tabs.Tab key={ageBand} value={ageBand || 'any'}>
            {bandName(ageBand)}
            <span className={classes.tabState}>
              {stateOf(texts.find((text) => text.ageBand === ageBand))}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {(['', ...ageBands] as const).map((ageBand) => (
        <Tabs.Panel key={ageBand} value={ageBand || 'any'} className={classes.tab}>
          {panel(ageBand)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function stateOf(text: ActiveText | undefined): string {
  if (!text) return m.knowledge_text_state_none();
  return text.reviewed === '' ? m.knowledge_text_state_unread() : m.knowledge_text_state_read();
}

/** The active text and the version that brought it, or that there is none. */
function Stored({ stored, ageBand }: { stored: ActiveText | undefined; ageBand: RowAgeBand }) {
  if (!stored)
    return (
      <SectionPanel title={m.knowledge_gap_title()}>
        <p className={classes.since}>{ageBand === '' ? m.knowledge_gap_meaning() : m.knowledge_gap_band()}</p>
      </SectionPanel>
    );
  const { textVersion, descriptionTitle, description, tags, reviewed, lang } = stored;
  return (
    <SectionPanel title={m.knowledge_stored()}>
      <p className={classes.since}>
        {m.knowledge_since()}{' '}
        <Anchor
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to="/product/knowledge/versions/$id" params={{ id: String(textVersion.id) }} />
          )}
        >
          {m.knowledge_version({ version: textVersion.id })}
        </Anchor>
        , <Timestamp instant={textVersion.createdDate} />, {makerName(textVersion)} ({sourceName(textVersion)}
        )
      </p>
      <div lang={lang}>
        {descriptionTitle !== '' && <h3 className={classes.title}>{descriptionTitle}</h3>}
        <p className={classes.text}>{description}</p>
      </div>
      <p className={classes.since}>
        {tags.length > 0 ? m.knowledge_tags({ tags: tags.join(', ') }) : m.knowledge_tags_none()}{' '}
        {reviewed === '' ? m.knowledge_text_not_reviewed() : m.knowledge_text_reviewed({ mark: reviewed })}
      </p>
    </SectionPanel>
  );
}

import '@mantine/core/styles/Tabs.layer.css';
import { Anchor, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { bandsOf, type RowAgeBand } from '@udaya/core/knowledge/age-band';
import { rowsOf } from '@udaya/core/knowledge/lint-texts';
import {
  keysOfPair,
  type PassagePair,
  passageKey,
  passageKinds,
  placeOfKey,
  slotOf,
} from '@udaya/core/knowledge/passage-keys';
import { byKey, rowIdOf } from '@udaya/core/knowledge/text-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { bandName, makerName, slotName, sourceName } from './knowledge-words.ts';
import { TextForm } from './text-form.tsx';
import { useTextLanguage } from './text-language.ts';
import classes from './text-page.module.css';
import type { ActiveText } from './use-text-form.ts';

interface Props {
  reportType: ReportType;
  textKey: string;
  /** Those active. */
  texts: readonly ActiveText[];
}

type Slot = Pick<ActiveText, 'key' | 'ageBand'>;

/** The texts of a pair or under one key of the template, each with its form: by age, where they have ages. */
export function TextPanels({ reportType, textKey, texts }: Props) {
  const lang = useTextLanguage();
  const bands = ['', ...bandsOf(reportType)] as const;
  const slots = slotsOf(reportType, textKey, texts);
  const inBand = (ageBand: RowAgeBand) => slots.filter((slot) => slot.ageBand === ageBand);
  const storedIn = (slot: Slot) => texts.find((text) => rowIdOf(text) === rowIdOf(slot));
  const panels = (ageBand: RowAgeBand) =>
    inBand(ageBand).map((slot, _at, all) => {
      const name = all.length > 1 ? nameOf(slot) : '';
      const stored = storedIn(slot);
      return (
        <section key={slot.key} className={classes.slot} aria-label={name || undefined}>
          {name !== '' && <h2 className={classes.slotName}>{name}</h2>}
          <Stored stored={stored} ageBand={ageBand} name={name} />
          <TextForm slot={{ reportType, lang, ...slot }} stored={stored} name={name} />
        </section>
      );
    });
  if (bands.length === 1) return panels('');
  const shown = [...bands, ...new Set(slots.map(({ ageBand }) => ageBand))].filter(
    (band, at, all) => all.indexOf(band) === at && inBand(band).length > 0,
  );
  return (
    // What was typed for one age stays while another one is looked at.
    <Tabs defaultValue="any" keepMounted>
      <Tabs.List aria-label={m.knowledge_text_ages()}>
        {shown.map((ageBand) => (
          <Tabs.Tab key={ageBand} value={ageBand || 'any'}>
            {bandName(ageBand)}
            <span className={classes.tabState}>{stateOf(inBand(ageBand).map(storedIn))}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((ageBand) => (
        <Tabs.Panel key={ageBand} value={ageBand || 'any'} className={classes.tab}>
          {panels(ageBand)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The places that a pair or a key has in a whole knowledge base, one more for each age, and those that have a text. */
function slotsOf(reportType: ReportType, textKey: string, texts: readonly ActiveText[]): Slot[] {
  const place = placeOfKey(textKey);
  const bands = ['', ...bandsOf(reportType)] as const;
  if (!place) return bands.map((ageBand) => ({ key: textKey, ageBand }));
  const kinds = (ageBand: RowAgeBand) =>
    reportType === 'Child' && ageBand !== '' ? passageKinds : (['portrait'] as const);
  const first = bands.flatMap((ageBand) =>
    kinds(ageBand).map((kind) => ({
      key: passageKey({ ...place, kind, ageBand, wording: 1 }),
      ageBand,
    })),
  );
  const known = new Map(
    [...first, ...wordingsOf(reportType, place), ...texts].map((row) => [rowIdOf(row), row]),
  );
  return [...known.values()].map(({ key, ageBand }) => ({ key, ageBand })).sort(byKey);
}

const wordingsOf = (reportType: ReportType, place: PassagePair) => {
  const keys = new Set(keysOfPair(place));
  return rowsOf(reportType).filter(({ key }) => keys.has(key));
};

function nameOf(slot: Slot): string {
  const place = slotOf(slot);
  return place ? slotName(place) : '';
}

function stateOf(texts: readonly (ActiveText | undefined)[]): string {
  const there = texts.filter((text) => text !== undefined);
  if (there.length === 0) return m.knowledge_text_state_none();
  return there.some(({ reviewed }) => reviewed === '')
    ? m.knowledge_text_state_unread()
    : m.knowledge_text_state_read();
}

/** The active text and the version that brought it, or that there is none. */
function Stored({
  stored,
  ageBand,
  name,
}: {
  stored: ActiveText | undefined;
  ageBand: RowAgeBand;
  name: string;
}) {
  if (!stored)
    return (
      <SectionPanel title={m.knowledge_gap_title()} of={name}>
        <p className={classes.since}>{ageBand === '' ? m.knowledge_gap_meaning() : m.knowledge_gap_band()}</p>
      </SectionPanel>
    );
  const { textVersion, descriptionTitle, description, tags, reviewed, lang } = stored;
  return (
    <SectionPanel title={m.knowledge_stored()} of={name}>
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

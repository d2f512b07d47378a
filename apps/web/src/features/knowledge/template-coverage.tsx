import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import { templateKeysOf } from '@udaya/core/knowledge/text-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { kindName } from './knowledge-words.ts';
import classes from './template-coverage.module.css';

type Kind = KnowledgeCoverage['frame'][number];

/** The texts around the passages by kind: how many there are of how many, and each a way to it. */
export function TemplateCoverage({ frame, reportType }: { frame: readonly Kind[]; reportType: ReportType }) {
  return (
    <section className={classes.frame} aria-labelledby="knowledge-frame">
      <h2 id="knowledge-frame" className={classes.title}>
        {m.knowledge_frame_title()}
      </h2>
      <p className={classes.lead}>{m.knowledge_frame_meaning()}</p>
      <ul className={classes.kinds}>
        {frame.map((one) => (
          <li key={one.kind}>
            <KindOf one={one} reportType={reportType} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One kind; its keys are listed once it is opened. */
function KindOf({ one, reportType }: { one: Kind; reportType: ReportType }) {
  const { kind, keys, possible, missing, unreviewed, noted } = one;
  const [opened, setOpened] = useState(false);
  const marks = new Map<string, string>([
    ...noted.map((name) => [keyOf(name), m.knowledge_cell_look()] as const),
    ...unreviewed.map((name) => [keyOf(name), m.knowledge_cell_unread()] as const),
    ...missing.map((key) => [key, m.knowledge_cell_gap()] as const),
  ]);
  const all = templateKeysOf(reportType, kind);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={classes.kind}>
        <span>{kindName(kind)}</span>
        <span className={classes.count} data-some={missing.length > 0 || undefined}>
          {m.knowledge_text_kind_count({ count: keys, possible })}
          {unreviewed.length > 0 && ` · ${m.knowledge_text_unread_count({ count: unreviewed.length })}`}
          {noted.length > 0 && ` · ${m.knowledge_text_noted_count({ count: noted.length })}`}
        </span>
      </summary>
      {opened && (
        <ul className={classes.keys}>
          {all.map((key) => (
            <li key={key}>
              <Anchor
                underline="always"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/product/knowledge/$type/frame/$key"
                    params={{ type: reportType, key }}
                    preload={false}
                  />
                )}
              >
                {key}
              </Anchor>
              {marks.has(key) && <span className={classes.mark}> {marks.get(key)}</span>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A text is named by its key, and its age after that. */
const keyOf = (name: string) => name.split(' ')[0] ?? name;

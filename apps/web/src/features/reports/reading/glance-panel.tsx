import { Title } from '@mantine/core';
import type { ReportTemplate } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { ReadingText } from '../trace/reading-text.tsx';
import classes from './reading.module.css';

/** The report in a few lines: what is strong, what to watch, what helps, and one step to begin with. */
export function GlancePanel({
  lang,
  glance,
  end,
}: {
  lang: string;
  glance: ReportTemplate['glance'];
  /** What can be done with it, below it. */
  end?: ReactNode;
}) {
  const { strengths, watch, helps, firstStep } = glance;
  const strong = strengths.filter(Boolean);
  const lines = [
    { term: m.report_glance_watch(), text: watch },
    { term: m.report_glance_helps(), text: helps },
    { term: m.report_glance_first(), text: firstStep },
  ].filter(({ text }) => text !== '');
  if (strong.length === 0 && lines.length === 0) return null;
  return (
    <Panel className={classes.warm} tone="reading" aria-labelledby="glance">
      <Title order={2} id="glance">
        {m.report_glance()}
      </Title>
      <dl className={classes.lines}>
        {strong.length > 0 && (
          <div className={classes.strong}>
            <dt>
              {strong.length === 3
                ? m.report_glance_three()
                : m.report_glance_strengths({ count: strong.length })}
            </dt>
            <dd>
              <ul className={classes.list}>
                {strong.map((text) => (
                  <li key={text}>
                    <ReadingText lang={lang} text={text} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {lines.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <ReadingText lang={lang} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {end}
    </Panel>
  );
}

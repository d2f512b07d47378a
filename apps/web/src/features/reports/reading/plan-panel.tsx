import { Title } from '@mantine/core';
import type { ReportTemplate } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { ReadingText } from '../trace/reading-text.tsx';
import classes from './reading.module.css';

/** What to do with the reading: one thing this week, two this month. */
export function PlanPanel({
  lang,
  plan: { week, month },
  end,
}: {
  lang: string;
  plan: ReportTemplate['plan'];
  /** What can be done with it, below it. */
  end?: ReactNode;
}) {
  const later = month.filter(Boolean);
  if (week === '' && later.length === 0) return null;
  return (
    <Panel className={classes.warm} tone="reading" aria-labelledby="plan">
      <Title order={2} id="plan">
        {m.report_plan()}
      </Title>
      <div className={classes.lines}>
        {week && (
          <div>
            <Title order={3} size="h4" className={classes.span}>
              {m.report_plan_week()}
            </Title>
            <ReadingText lang={lang} text={week} />
          </div>
        )}
        {later.length > 0 && (
          <div>
            <Title order={3} size="h4" className={classes.span}>
              {m.report_plan_month()}
            </Title>
            <ul className={classes.list}>
              {later.map((text) => (
                <li key={text}>
                  <ReadingText lang={lang} text={text} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {end}
    </Panel>
  );
}

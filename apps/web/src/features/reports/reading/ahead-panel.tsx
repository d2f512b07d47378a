import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { IconLock } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReportText } from '../../../ui/report-text.tsx';
import classes from './ahead-panel.module.css';

/** What a preview tells of the rest: one strength, and the parts that open with the whole report. */
export function AheadPanel({ report: { ahead, lang } }: { report: Pick<ReportDetail, 'ahead' | 'lang'> }) {
  if (!ahead) return null;
  return (
    <Panel className={classes.ahead} aria-labelledby="ahead">
      <Title order={2} size="h3" id="ahead">
        {m.report_ahead_title()}
      </Title>
      {ahead.strength && (
        <div>
          <Title order={3} size="h5">
            {m.report_ahead_strength()}
          </Title>
          <ReportText lang={lang} text={ahead.strength} />
        </div>
      )}
      <p>{m.report_ahead_locked()}</p>
      <ul className={classes.locked} lang={lang}>
        {ahead.headings.map((heading) => (
          <li key={heading}>
            <IconLock size={16} stroke={1.7} aria-hidden="true" />
            {heading}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

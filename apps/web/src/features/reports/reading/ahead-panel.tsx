import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { IconCheck, IconLock } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReportText } from '../../../ui/report-text.tsx';
import classes from './ahead-panel.module.css';
import type { ReportPart } from './read-items.ts';
import { Rosette } from './rosette.tsx';

interface Props {
  report: Pick<ReportDetail, 'ahead' | 'lang'>;
  parts: readonly ReportPart[];
  /** How the rest is had. */
  children: ReactNode;
}

/** What a preview tells of the rest: one strength, what weighs most, and what is open and what is still closed. */
export function AheadPanel({ report: { ahead, lang }, parts, children }: Props) {
  if (!ahead) return children;
  const { headings, strength, weights } = ahead;
  return (
    <>
      {strength && (
        <Panel className={classes.ahead} tone="reading" aria-labelledby="strength">
          <Title order={2} size="h5" id="strength">
            {m.report_ahead_strength()}
          </Title>
          <div className={classes.quote}>
            <ReportText lang={lang} text={strength} />
          </div>
        </Panel>
      )}
      {weights.length > 0 && <Rosette weights={weights} lang={lang} />}
      {children}
      <Panel className={classes.ahead} aria-labelledby="ahead">
        <Title order={2} size="h3" id="ahead">
          {m.report_ahead_title()}
        </Title>
        <div>
          <Title order={3} size="h5" mb="xs">
            {m.report_ahead_open()}
          </Title>
          <ul className={classes.list} lang={lang}>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <IconCheck size={16} stroke={2} aria-hidden="true" />
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Title order={3} size="h5" mb="xs">
            {m.report_ahead_closed()}
          </Title>
          <ul className={classes.list} lang={lang}>
            {headings.map((heading) => (
              <li key={heading}>
                <IconLock size={16} stroke={1.7} aria-hidden="true" />
                {heading}
              </li>
            ))}
          </ul>
        </div>
      </Panel>
    </>
  );
}

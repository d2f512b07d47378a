import { Loader, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReportStage } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { IconCheck } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { stageLabel } from '../record/stage-label.ts';
import classes from './writing-progress.module.css';

const stages = ['chart', 'wording', 'checks', 'ready'] as const;

/** How far the writing has come, for as long as it goes on. */
export function WritingProgress({ stage }: { stage: Exclude<ReportStage, 'ready' | 'failed'> }) {
  const current = stage === 'waiting' ? 0 : stages.indexOf(stage);
  return (
    <Panel className={classes.panel} aria-labelledby="writing-progress">
      <div className={classes.head}>
        <Title order={2} id="writing-progress">
          {m.report_stage_title()}
        </Title>
        <Text c="dimmed" maw="60ch">
          {m.report_stage_lead()}
        </Text>
        <VisuallyHidden role="status">{stageLabel(stage)}</VisuallyHidden>
      </div>
      <ol className={classes.stages}>
        {stages.map((one, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'later';
          return (
            <li
              key={one}
              className={classes.stage}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {state === 'done' && <IconCheck size={18} stroke={2.2} />}
                {state === 'now' && <Loader size={16} color="clay" />}
              </span>
              <span className={classes.words}>
                {stageLabel(one)}
                {state === 'done' && <VisuallyHidden> ({m.report_stage_done()})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

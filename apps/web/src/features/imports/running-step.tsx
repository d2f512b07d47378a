import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BirthImport, birthImports } from '@udaya/contract/birth-imports';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../api/call.ts';
import { errorLine } from '../../api/error-text.ts';
import classes from '../../shell/files/file-page.module.css';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { FileLine } from './check-step.tsx';
import { ImportCounts } from './import-counts.tsx';
import { importQuery } from './import-queries.ts';

const stops = {
  group: m.import_stopped_group,
  branch: m.import_stopped_branch,
  owner: m.import_stopped_owner,
};

/** How far the reports of a file are; it goes on whether or not somebody looks. */
export function RunningStep({ found, onClose }: { found: BirthImport; onClose: () => void }) {
  const { counts, state, stoppedFor } = found;
  const total = counts.taken + counts.ready;
  const words = m.import_progress({
    done: formatNumber(counts.taken, getLocale()),
    count: formatNumber(total, getLocale()),
  });
  return (
    <Panel className={classes.checked}>
      <FileLine found={found} />
      <div>
        <Progress.Root size="lg">
          <Progress.Section
            value={total > 0 ? (100 * counts.taken) / total : 0}
            aria-label={m.import_progress_label()}
            aria-valuetext={words}
          />
        </Progress.Root>
        <Text mt="xs">{words}</Text>
      </div>
      <ImportCounts found={found} always="taken" />
      {state === 'stopped' && <MessageLine tone="error" text={stops[stoppedFor ?? 'branch']()} />}
      <div className={classes.buttons}>
        {state === 'stopped' && found.isOwn && <GoOn importId={found.importId} />}
        <Button variant="default" onClick={onClose}>
          {m.import_leave()}
        </Button>
      </div>
    </Panel>
  );
}

function GoOn({ importId }: { importId: string }) {
  const queryClient = useQueryClient();
  const going = useMutation({
    mutationFn: async () => call(birthImports.begin, { params: { importId }, body: { consent: true } }),
    onSuccess: (begun) => queryClient.setQueryData(importQuery(importId).queryKey, begun),
  });
  const failure = errorLine(going.error);
  return (
    <div className={classes.helpFile}>
      <WorkingButton working={going.isPending} onClick={() => going.mutate()}>
        {m.import_go_on()}
      </WorkingButton>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
    </div>
  );
}

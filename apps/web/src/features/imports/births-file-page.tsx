import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BirthImport } from '@udaya/contract/birth-imports';
import * as m from '@udaya/messages';
import { useEffect, useRef } from 'react';
import classes from '../../shell/files/file-page.module.css';
import { QueryView } from '../../shell/query-view.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CheckStep } from './check-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { importQuery } from './import-queries.ts';
import { ResultStep } from './result-step.tsx';
import { RunningStep } from './running-step.tsx';

const count = 4;
const steps = {
  choose: { number: 1, title: m.menu_bulk_births, lead: m.import_lead },
  checked: { number: 2, title: m.import_check_title, lead: m.import_check_lead },
  running: { number: 3, title: m.import_running_title, lead: m.import_running_lead },
  stopped: { number: 3, title: m.import_stopped_title, lead: undefined },
  done: { number: 4, title: m.import_done_title, lead: undefined },
};

/** Births of a group as a file: chosen, checked, taken. The address carries the file's id, so that whoever comes back finds it. */
export function BirthsFilePage({ importId }: { importId: string | undefined }) {
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ to: '/enterprise/births', search: id ? { import: id } : {} });
  return (
    <div className={classes.page}>
      {importId ? (
        <Sent key={importId} importId={importId} onClose={() => open(undefined)} />
      ) : (
        <>
          <StepHeader step="choose" />
          <ChooseStep onChecked={open} />
          <EarlierImports />
        </>
      )}
    </div>
  );
}

function StepHeader({ step }: { step: keyof typeof steps }) {
  const { number, title, lead } = steps[step];
  useStepFocus(step);
  return <PageHeader over={m.file_step({ number, count })} title={title()} lead={lead?.()} />;
}

/** Another step begins at its heading; the first one that is shown leaves the focus to the page. */
function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
    window.scrollTo({ top: 0 });
  }, [step]);
}

function Sent({ importId, onClose }: { importId: string; onClose: () => void }) {
  const query = useQuery(importQuery(importId));
  return (
    <>
      {query.data ? <StepHeader step={query.data.state} /> : <PageHeader title={m.menu_bulk_births()} />}
      <QueryView query={query} skeleton="20rem" surface>
        {(found) => <Step found={found} onClose={onClose} />}
      </QueryView>
    </>
  );
}

function Step({ found, onClose }: { found: BirthImport; onClose: () => void }) {
  if (found.state === 'checked') return <CheckStep found={found} onClose={onClose} />;
  if (found.state === 'done') return <ResultStep found={found} onClose={onClose} />;
  return <RunningStep found={found} onClose={onClose} />;
}

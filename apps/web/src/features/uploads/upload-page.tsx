import '@mantine/core/styles/Progress.layer.css';
import { Progress, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect, useRef } from 'react';
import classes from '../../shell/files/file-page.module.css';
import { useTitleInstead } from '../../shell/use-page-title.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CheckStep } from './check-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { OutcomeStep } from './outcome-step.tsx';
import { type UploadStep, useUpload } from './use-upload.ts';

const steps = {
  1: { title: m.knowledge_upload_title, lead: m.knowledge_upload_lead, progress: 33.5 },
  2: { title: m.knowledge_upload_check_title, lead: m.knowledge_upload_check_lead, progress: 67 },
  3: { title: m.knowledge_upload_outcome_title, lead: undefined, progress: 100 },
};
const count = 3;

/** Texts as a file: chosen, checked, activated. The address says which step is shown; what was chosen lives with the page. */
export function UploadPage({ step: asked }: { step: UploadStep }) {
  const navigate = useNavigate();
  const goTo = (step: UploadStep) =>
    void navigate({ to: '/product/report-upload', search: step === 1 ? {} : { step } });
  const upload = useUpload(goTo);
  const step = Math.min(asked, upload.reached) as UploadStep;
  const { title, lead, progress } = steps[step];
  useTitleInstead(title());
  useStepFocus(step);
  // After a reload the file is gone: the page begins again, and says why.
  const isLost = asked > step && !upload.checking.isPending && !upload.sending.isPending;
  const words = m.file_step({ number: step, count });

  return (
    <div className={classes.page}>
      <PageHeader over={words} title={title()} lead={lead?.()} />
      <Progress.Root size="sm" className={classes.progress}>
        <Progress.Section
          value={progress}
          aria-label={m.knowledge_upload_progress()}
          aria-valuetext={words}
        />
      </Progress.Root>
      <VisuallyHidden role="status">
        {m.form_wizard_step({ number: step, count, title: title() })}
      </VisuallyHidden>
      {step === 1 && <ChooseStep upload={upload} isLost={isLost} />}
      {step === 2 && upload.checking.data && (
        <CheckStep check={upload.checking.data} upload={upload} onBack={() => goTo(1)} />
      )}
      {step === 3 && <OutcomeStep upload={upload} onBack={() => goTo(1)} />}
    </div>
  );
}

/** Another step begins at its heading; the first one leaves the focus to the page. */
function useStepFocus(step: UploadStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
    window.scrollTo({ top: 0 });
  }, [step]);
}

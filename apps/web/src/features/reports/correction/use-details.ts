import { useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { correctionDraft } from '../birth-form/birth-draft.ts';
import { useBirthFields } from '../birth-form/use-birth-fields.ts';
import { type BirthStep, useBirthWizard } from '../birth-form/use-birth-wizard.ts';
import { difference, fieldsOfReport } from './fields-of-report.ts';

/** The details of a report in the form, with the steps; `changed` says how they differ from those that it has. */
export function useDetails(report: ReportDetail, step: BirthStep) {
  const { id } = report;
  const { username } = useSession();
  const [before] = useState(() => fieldsOfReport(report));
  const fields = useBirthFields(before, correctionDraft.of(username, id));
  const changed = difference(fields.form.values, before);
  const wizard = useBirthWizard(fields, {
    at: step,
    goTo: useSteps(id),
    blocked: changed ? undefined : m.correct_unchanged(),
  });
  return { before, fields, changed, wizard };
}

function useSteps(id: string) {
  const navigate = useNavigate();
  return (step: BirthStep, replace = false) =>
    navigate({
      to: '/users-birthchart/$id/correct',
      params: { id },
      search: step === 'check' ? { step } : {},
      // Which page of the list led to the report.
      state: true,
      replace,
    });
}

import { useNavigate } from '@tanstack/react-router';
import { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { emptyValues, type IntakeValues, wireOf } from '../../intake/intake-values.ts';
import { type BirthStep, useBirthWizard, useIntakeFields } from '../../intake/use-intake.ts';
import { correctionDraft } from '../intake/birth-draft.ts';

/** The details of a report in the form, with the steps; `changed` says how they differ from those that it has. */
export function useDetails(report: ReportDetail, step: BirthStep) {
  const { id } = report;
  const { username } = useSession();
  const asked = ownFields();
  const [before] = useState(() => valuesOf(report));
  const fields = useIntakeFields(asked, {
    schema: BirthInput,
    initial: before,
    draft: correctionDraft.of(username, id),
  });
  const changed = difference(fields.form.values, before);
  const wizard = useBirthWizard(asked, fields, {
    at: step,
    goTo: useSteps(id),
    blocked: changed ? undefined : m.correction_unchanged(),
  });
  return { before, fields, changed, wizard };
}

/** The birth details of a report, as the form holds them. Consent is asked for again; what is kept apart is not shown. */
function valuesOf({ dateOfBirth, timeOfBirth, timeAccuracy, ...report }: ReportDetail): IntakeValues {
  return {
    ...emptyValues(ownFields()),
    ...report.entered,
    dateOfBirth,
    timeOfBirth,
    timeAccuracy,
    utcOffsetMinutes: report.utcOffsetMinutes ?? undefined,
    birthCountry: report.country,
    placeId: report.placeId,
    placeText: report.placeOfBirth,
  };
}

/** How two sets of details differ: in what the report is written from, in the IQ level alone, or not at all. */
function difference(one: IntakeValues, other: IntakeValues): 'birth' | 'iqLevel' | undefined {
  const meant = (values: IntakeValues) =>
    JSON.stringify(wireOf(ownFields(), { ...values, consent: false, placeText: '', iqLevel: '' }));
  if (meant(one) !== meant(other)) return 'birth';
  return one.iqLevel === other.iqLevel ? undefined : 'iqLevel';
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

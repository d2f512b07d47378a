import { type OpeningPurpose, openingPurposes } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../intake/fields/choice-group.tsx';
import { purposeLabel } from './purpose-label.ts';

interface Props {
  value: OpeningPurpose | '';
  error: ReactNode;
  onChange: (purpose: OpeningPurpose) => void;
}

/** The purposes to choose from. */
export function PurposeChoice({ value, error, onChange }: Props) {
  return (
    <ChoiceGroup
      path="opening-purpose"
      label={m.report_opening_purpose()}
      error={error}
      choices={openingPurposes.map((purpose) => ({ value: purpose, label: purposeLabel(purpose) }))}
      value={value}
      onChange={(purpose) => onChange(purpose as OpeningPurpose)}
    />
  );
}

import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { groupLimits } from '@udaya/core/groups/group-rules';
import { groupPlans } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { FieldGroup, WideField } from '../../../ui/field-group.tsx';
import classes from './group-fields.module.css';
import { planMeanings, planOptions, typeOptions } from './group-labels.ts';

/** What is entered of every group. */
export interface GroupFieldValues {
  name: string;
  country: string;
  institutionCode: string;
  enterpriseCode: string;
  description: string;
  type: string;
  plan: string;
}

type FieldOf = GetInputPropsReturnType;

/** Draws the field of a country; it is another feature's, so the page is given it. */
export type RenderCountry = (field: {
  name: string;
  error: ReactNode;
  onChoose: (name: string) => void;
}) => ReactNode;

interface Props {
  values: GroupFieldValues;
  field: (name: keyof GroupFieldValues) => FieldOf;
  onCountry: (name: string) => void;
  renderCountry: RenderCountry;
  /** What is said below the enterprise code, beside what may stand in it. */
  codeWarning?: ReactNode;
  /** What is said below the plan, beside its meaning. */
  planNote?: string | undefined;
}

/** The fields of a group: who it is, how it logs in, and how its reports are covered. */
export function GroupFields({ values, field, onCountry, renderCountry, codeWarning, planNote }: Props) {
  const plan = groupPlans.find((one) => one === values.plan);
  return (
    <>
      <FieldGroup title={m.group_who_title()}>
        <WideField>
          <TextInput
            label={m.group_name()}
            maxLength={groupLimits.name}
            autoComplete="off"
            {...field('name')}
          />
        </WideField>
        {renderCountry({
          name: values.country,
          error: field('country').error,
          onChoose: onCountry,
        })}
        <TextInput
          label={m.group_institution_code()}
          description={m.group_institution_hint()}
          maxLength={groupLimits.institutionCode}
          autoComplete="off"
          {...field('institutionCode')}
        />
        <NativeSelect
          size="md"
          label={m.group_type()}
          description={m.group_type_hint()}
          data={[{ value: '', label: m.group_choose(), disabled: true }, ...typeOptions()]}
          {...field('type')}
        />
        <WideField>
          <Textarea
            label={m.group_description()}
            description={m.group_description_hint()}
            rows={3}
            maxLength={groupLimits.description}
            {...field('description')}
          />
        </WideField>
      </FieldGroup>
      <FieldGroup title={m.group_access_title()}>
        <div>
          <TextInput
            label={m.login_enterprise_code()}
            description={m.group_code_hint()}
            className={classes.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            {...field('enterpriseCode')}
          />
          {codeWarning}
        </div>
        <div>
          <NativeSelect
            size="md"
            label={m.group_plan()}
            description={plan ? planMeanings[plan]() : m.group_plan_hint()}
            data={[{ value: '', label: m.group_choose(), disabled: true }, ...planOptions()]}
            {...field('plan')}
          />
          <p role="status" className={classes.note}>
            {planNote}
          </p>
        </div>
      </FieldGroup>
    </>
  );
}

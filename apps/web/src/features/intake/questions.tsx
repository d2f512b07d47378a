import { type Field, inRows } from '@udaya/contract/intake/field';
import { Fragment } from 'react';
import { IntakeField } from './fields/intake-field.tsx';
import { RowList } from './fields/row-list.tsx';
import classes from './intake.module.css';
import type { Filling } from './use-intake.ts';

export interface QuestionsProps {
  wizard: Filling;
  fields: readonly Field[];
}

/** Questions one below the other; short ones that follow each other stand side by side where there is room. */
export function Questions({ wizard, fields }: QuestionsProps) {
  return inRows(fields.filter(({ kind }) => kind !== 'hidden')).map((run) => {
    const drawn = run.map((field) =>
      field.kind === 'rows' ? (
        <RowList key={field.name} form={wizard.fields.form} field={field} />
      ) : (
        <IntakeField key={field.name} wizard={wizard} field={field} />
      ),
    );
    return run[0]?.half ? (
      <div key={run[0].name} className={classes.columns}>
        {drawn}
      </div>
    ) : (
      <Fragment key={run[0]?.name}>{drawn}</Fragment>
    );
  });
}

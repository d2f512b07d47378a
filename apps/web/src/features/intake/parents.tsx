import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Text } from '@mantine/core';
import { type Field, textAt } from '@udaya/contract/intake/field';
import { isParentUnknown, parentNotKnown } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowBackUp } from '../../ui/icons.tsx';
import classes from './intake.module.css';
import { leavesParentsOut } from './intake-values.ts';
import { Questions } from './questions.tsx';
import type { Filling } from './use-intake.ts';

/** The questions about the parents, each of whom may be not known. Of an orphan one tap leaves both out, and another asks them after all. */
export function Parents({ wizard, fields }: { wizard: Filling; fields: readonly Field[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { form } = wizard.fields;
  const leftOut = leavesParentsOut(form.values);
  if (fields.length === 0) return null;
  const leaveOut = (parentsLeftOut: boolean) => {
    flushSync(() => {
      form.setFieldValue('parentsLeftOut', parentsLeftOut);
      for (const path of [...fields.map(({ name }) => name), 'familyDetails.familyMonthlyIncome'])
        form.clearFieldError(path);
    });
    // The button that was pressed is gone: the keyboard goes on at what came in its place.
    box.current?.querySelector<HTMLElement>(parentsLeftOut ? 'button' : 'fieldset [data-path]')?.focus();
  };
  const byParent = Map.groupBy(fields, ({ together }) => together);
  return (
    <div ref={box} className={classes.parents}>
      {textAt(form.values, 'familyDetails.familyType') === 'Orphan' && (
        <div className={classes.offer}>
          <Text role="status">{leftOut ? m.person_parents_left_out() : m.person_parents_offer()}</Text>
          <Button
            variant={leftOut ? 'subtle' : 'light'}
            leftSection={leftOut ? <IconArrowBackUp size={17} stroke={1.8} /> : undefined}
            onClick={() => leaveOut(!leftOut)}
          >
            {leftOut ? m.person_parents_ask() : m.person_parents_leave_out()}
          </Button>
        </div>
      )}
      {!leftOut &&
        [...byParent].map(([title, asked]) => (
          <fieldset key={title?.()} className={classes.parent}>
            <legend>{title?.()}</legend>
            <Parent wizard={wizard} fields={asked} />
          </fieldset>
        ))}
    </div>
  );
}

/** One parent: the name, or that nobody knows; then nothing else is asked. */
function Parent({ wizard, fields }: { wizard: Filling; fields: readonly Field[] }) {
  const { form } = wizard.fields;
  const name = fields.find(({ leftOut }) => leftOut === parentNotKnown)?.name ?? '';
  const unknown = isParentUnknown(textAt(form.values, name));
  return (
    <>
      <Checkbox
        checked={unknown}
        label={m.person_parent_not_known()}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue(name, checked ? parentNotKnown : '');
          for (const field of fields) form.clearFieldError(field.name);
        }}
      />
      {!unknown && <Questions wizard={wizard} fields={fields} />}
    </>
  );
}

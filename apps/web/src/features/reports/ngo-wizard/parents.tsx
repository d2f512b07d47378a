import { Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowBackUp } from '../../../ui/icons.tsx';
import { ParentFields } from './parent-fields.tsx';
import { leavesParentsOut } from './person-answers.ts';
import classes from './step.module.css';
import { stepFields, type WizardForm } from './wizard-fields.ts';

/** What is not asked where nothing is known of the parents. */
const ofParents = stepFields.family.filter((path) => /[.](father|mother|familyMonthlyIncome)/.test(path));

/** The questions about the parents. Of an orphan one tap leaves them out, and another asks them after all. */
export function Parents({ form }: { form: WizardForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { familyDetails } = form.values;
  const leftOut = leavesParentsOut(form.values);
  const leaveOut = (parentsLeftOut: boolean) => {
    flushSync(() => {
      form.setFieldValue('parentsLeftOut', parentsLeftOut);
      for (const path of ofParents) form.clearFieldError(path);
    });
    // The button that was pressed is gone: the keyboard goes on at what came in its place.
    box.current?.querySelector<HTMLElement>(parentsLeftOut ? 'button' : 'fieldset input')?.focus();
  };
  return (
    <div ref={box} className={classes.parents}>
      {familyDetails.familyType === 'Orphan' && (
        <div className={classes.offer}>
          <Text role="status">{leftOut ? m.wizard_parents_left_out() : m.wizard_parents_offer()}</Text>
          <Button
            variant={leftOut ? 'subtle' : 'light'}
            leftSection={leftOut ? <IconArrowBackUp size={17} stroke={1.8} /> : undefined}
            onClick={() => leaveOut(!leftOut)}
          >
            {leftOut ? m.wizard_parents_ask() : m.wizard_parents_leave_out()}
          </Button>
        </div>
      )}
      {!leftOut && (
        <>
          <ParentFields form={form} parent="father" />
          <ParentFields form={form} parent="mother" />
        </>
      )}
    </div>
  );
}

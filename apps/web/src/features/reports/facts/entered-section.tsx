import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EnteredDetails } from '@udaya/contract/group-births';
import type { Section } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { ngoSections, personalSections } from '@udaya/contract/intake/group-forms';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { AnswerParts } from '../../intake/answers-read-back.tsx';
import { itemsOf, partsOf } from '../../intake/parts-of.ts';
import classes from '../reading/report-page.module.css';
import { groupWays } from '../record/group-ways.ts';
import { enteredQuery } from '../record/report-queries.ts';

/** What a group entered of the person beside the birth. It is asked for by a press, since the audit log tells of each reading. */
export function EnteredSection({ id }: { id: string }) {
  const { role } = useSession();
  const [shown, setShown] = useState(false);
  const query = useQuery({ ...enteredQuery(id), enabled: shown });
  if (!groupWays(role)) return null;
  return (
    <Panel className={classes.prose} aria-labelledby="entered">
      <Title order={2} size="h3" id="entered" mb="xs">
        {m.person_entered_title()}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {m.person_entered_lead()}
      </Text>
      {shown ? (
        <div aria-live="polite">
          <QueryView query={query} skeleton="8rem">
            {(entered) => <Entered entered={entered} />}
          </QueryView>
        </div>
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          {m.person_entered_show()}
        </Button>
      )}
    </Panel>
  );
}

const { about: _about, ...personal } = personalSections;

function Entered({ entered: { person, iqLevel, answers } }: { entered: EnteredDetails }) {
  if (!person && !iqLevel && !answers) return <Text>{m.person_entered_none()}</Text>;
  const items = person
    ? itemsOf(fieldsOf(personal), {
        ...person,
        aadharNumber: person.aadharMasked,
        passportNumber: person.passportMasked,
      })
    : [];
  return (
    <>
      <DetailsList items={[...items, { term: m.birth_iq(), value: iqLevel || m.birth_iq_none() }]} />
      {answers && (
        <AnswerParts
          parts={partsOf(
            Object.values(ngoSections).flatMap((sections) => Object.values<Section>(sections)),
            {
              ...answers,
              familyDetails: {
                ...answers.familyDetails,
                familyMonthlyIncome: incomeInWords(answers.monthlyIncome),
              },
              // Whose parents are not known has nothing of them told.
              parentsLeftOut: true,
            },
          )}
        />
      )}
    </>
  );
}

function incomeInWords(range: NonNullable<EnteredDetails['answers']>['monthlyIncome']): string {
  if (!range) return '';
  const from = showMoney(range.from, 'INR');
  return range.below === null
    ? m.person_entered_income_from({ from })
    : m.person_entered_income_between({ from, below: showMoney(range.below, 'INR') });
}

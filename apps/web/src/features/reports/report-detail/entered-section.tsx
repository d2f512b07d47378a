import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EnteredDetails } from '@udaya/contract/group-births';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { groupWays } from '../group-ways.ts';
import { sealedPartsOf } from '../ngo-wizard/answer-parts.ts';
import { AnswerParts } from '../ngo-wizard/answers-read-back.tsx';
import { emptyAnswers, PersonAnswers } from '../ngo-wizard/person-answers.ts';
import { enteredQuery } from '../report-queries.ts';
import classes from './report-page.module.css';

/** What a group entered of the person beside the birth. It is asked for by a press, since the audit log tells of each reading. */
export function EnteredSection({ id }: { id: string }) {
  const { role } = useSession();
  const [shown, setShown] = useState(false);
  const query = useQuery({ ...enteredQuery(id), enabled: shown });
  if (!groupWays(role)) return null;
  return (
    <Panel className={classes.prose} aria-labelledby="entered">
      <Title order={2} size="h3" id="entered" mb="xs">
        {m.entered_title()}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {m.entered_lead()}
      </Text>
      {shown ? (
        <div aria-live="polite">
          <QueryView query={query} skeleton="8rem">
            {(entered) => <Entered entered={entered} />}
          </QueryView>
        </div>
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          {m.entered_show()}
        </Button>
      )}
    </Panel>
  );
}

function Entered({ entered: { person, iqLevel, answers } }: { entered: EnteredDetails }) {
  const parsed = PersonAnswers.safeParse(answers && withEmpty(answers));
  if (!person && !iqLevel && !parsed.success) return <Text>{m.entered_none()}</Text>;
  const items = [
    ...(person
      ? [
          { term: m.gform_address1(), value: [person.address1, person.address2].filter(Boolean).join(', ') },
          { term: m.gform_city(), value: person.city },
          { term: m.gform_state(), value: person.state },
          { term: m.gform_country(), value: person.country },
          { term: m.gform_zip(), value: person.zipCode },
          { term: m.gform_mobile(), value: `${person.countryCode} ${person.mobile}`.trim() },
          { term: m.gform_email(), value: person.email },
          { term: m.gform_aadhaar_term(), value: person.aadharMasked || m.gform_not_given() },
          { term: m.gform_passport_term(), value: person.passportMasked || m.gform_not_given() },
        ]
      : []),
    { term: m.gform_iq(), value: iqLevel || m.gform_iq_none() },
  ];
  return (
    <>
      <DetailsList items={items} />
      {parsed.success && answers && (
        <AnswerParts parts={sealedPartsOf(parsed.data, incomeInWords(answers.monthlyIncome))} />
      )}
    </>
  );
}

/** The answers with what was left open: empty. */
function withEmpty(answers: NonNullable<EnteredDetails['answers']>) {
  const { communityDetails, familyDetails, educationalDetails, trainingDetails } = emptyAnswers;
  return {
    ...answers,
    communityDetails: { ...communityDetails, ...answers.communityDetails },
    familyDetails: { ...familyDetails, ...answers.familyDetails },
    educationalDetails: { ...educationalDetails, ...answers.educationalDetails },
    trainingDetails: { ...trainingDetails, ...answers.trainingDetails },
    // Whose parents are not known has nothing of them told.
    parentsLeftOut: true,
  };
}

function incomeInWords(range: NonNullable<EnteredDetails['answers']>['monthlyIncome']): string {
  if (!range) return '';
  const from = showMoney(range.from, 'INR');
  return range.below === null
    ? m.entered_income_from({ from })
    : m.entered_income_between({ from, below: showMoney(range.below, 'INR') });
}

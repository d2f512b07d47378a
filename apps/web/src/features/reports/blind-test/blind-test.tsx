import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type BlindPair, blindTest } from '@udaya/contract/blind-test';
import type { ReportDetail } from '@udaya/contract/reports';
import type { BlindChoice } from '@udaya/core/blind-test/blind-words';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './blind-test.module.css';
import { type Chosen, PairView } from './pair-view.tsx';
import { StepTitle } from './step-title.tsx';

type Area = ReportDetail['areas'][number]['area'];

/** Stands in place of a report while its parts are tested blind. `onEnd` opens the report again, at an area where one was tested. */
export function BlindTest({ id, onEnd }: { id: string; onEnd: (area?: Area) => void }) {
  const [unread, setUnread] = useState<boolean>();
  const [shown, setShown] = useState<{ area: Area; pair: BlindPair }>();
  const [chosen, setChosen] = useState<Chosen>();
  const open = useMutation({
    mutationFn: (area: Area) => call(blindTest.open, { params: { id }, body: { area } }),
    onSuccess: (pair, area) => setShown({ area, pair }),
  });
  const choose = useMutation({
    mutationFn: ({ area, choice }: { area: Area; choice: BlindChoice }) =>
      call(blindTest.choose, { params: { id }, body: { area, choice } }),
    onSuccess: (outcome, { choice }) => setChosen({ ...outcome, choice }),
  });
  const failed = errorLine(open.error ?? choose.error);
  const again = () => {
    setShown(undefined);
    setChosen(undefined);
    choose.reset();
    open.reset();
  };
  return (
    <Panel className={classes.test} aria-labelledby="blind-test">
      <div className={classes.top}>
        <Text size="sm" c="dimmed">
          {m.blind_closed()}
        </Text>
        <Button variant="default" size="compact-md" onClick={() => onEnd(chosen && shown?.area)}>
          {m.blind_skip()}
        </Button>
      </div>
      {shown ? (
        <PairView
          pair={shown.pair}
          chosen={chosen}
          pending={choose.isPending ? choose.variables?.choice : undefined}
          onChoose={(choice) => choose.mutate({ area: shown.area, choice })}
          onOpen={() => onEnd(shown.area)}
          onAnother={again}
        />
      ) : unread === undefined ? (
        <ReadBefore onSay={setUnread} />
      ) : (
        <AreaChoice
          id={id}
          unread={unread}
          pending={open.isPending ? open.variables : undefined}
          onChoose={open.mutate}
        />
      )}
      <MessageLine tone="error" text={failed.text} detail={failed.detail} />
    </Panel>
  );
}

function ReadBefore({ onSay }: { onSay: (unread: boolean) => void }) {
  return (
    <div className={classes.step}>
      <StepTitle>{m.blind_title()}</StepTitle>
      <p className={classes.question} id="blind-read">
        {m.blind_read_question()}
      </p>
      <p>{m.blind_read_hint()}</p>
      <div role="group" aria-labelledby="blind-read" className={classes.ways}>
        <Button variant="default" size="md" onClick={() => onSay(true)}>
          {m.blind_read_no()}
        </Button>
        <Button variant="default" size="md" onClick={() => onSay(false)}>
          {m.blind_read_yes()}
        </Button>
      </div>
    </div>
  );
}

interface AreaChoiceProps {
  id: string;
  unread: boolean;
  pending: Area | undefined;
  onChoose: (area: Area) => void;
}

function AreaChoice({ id, unread, pending, onChoose }: AreaChoiceProps) {
  // Asked again, it answers the same until something is chosen.
  const query = useQuery({
    queryKey: ['blind-test', id, unread],
    queryFn: ({ signal }) => call(blindTest.begin, { params: { id }, body: { unread }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <QueryView
      query={query}
      skeleton="14rem"
      isEmpty={({ areas }) => areas.length === 0}
      empty={
        <div className={classes.step}>
          <StepTitle>{m.blind_none()}</StepTitle>
          <p>{m.blind_none_text()}</p>
        </div>
      }
    >
      {({ areas, lang }) => (
        <div className={classes.step}>
          <StepTitle>{m.blind_areas()}</StepTitle>
          <p>{m.blind_areas_hint()}</p>
          <ul className={classes.areas} lang={lang}>
            {areas.map(({ area, heading }) => (
              <li key={area}>
                <Button
                  fullWidth
                  size="md"
                  variant="default"
                  loading={pending === area}
                  disabled={pending !== undefined}
                  onClick={() => onChoose(area)}
                >
                  {heading}
                </Button>
              </li>
            ))}
          </ul>
          <p role="status" className={classes.waiting}>
            {pending && m.blind_waiting()}
          </p>
        </div>
      )}
    </QueryView>
  );
}

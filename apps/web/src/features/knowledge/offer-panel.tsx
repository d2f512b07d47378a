import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import type { KnowledgeVersion, OfferedChange } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { refusedWith } from '../../api/refused-with.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { ChangeList } from './change-list.tsx';
import { forgetKnowledge } from './knowledge-queries.ts';
import { keyName, typeName } from './knowledge-words.ts';
import classes from './offer-panel.module.css';

interface Offer {
  version: KnowledgeVersion;
  current: KnowledgeVersion;
  changes: OfferedChange[];
}

type Take = 'all' | 'some' | 'none';

/** What became of an answer. */
export interface OfferMessage {
  text: string;
  tone: 'success' | 'info';
}

interface Props {
  offer: Offer;
  /** Hears what the server said of an answer, where the panel will not be there to say it. */
  onDone: (message: OfferMessage) => void;
}

/** All that is offered under a key is chosen together: a portrait, and what helps at each age. */
const keyOf = ({ key }: Pick<OfferedChange, 'key'>) => key;

/** New texts of the product beside own ones: the difference, and the choice between all, some and none. */
export function OfferPanel({ offer, onDone }: Props) {
  const { version, current, changes } = offer;
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const answer = useAnswer(offer, chosen, onDone);
  const fresh = changes.filter((change) => change.fresh);
  const choose = (change: OfferedChange, isChosen: boolean) =>
    setChosen(
      new Set([...chosen].filter((key) => key !== keyOf(change)).concat(isChosen ? keyOf(change) : [])),
    );
  return (
    <SectionPanel
      title={m.knowledge_offer_title({ type: typeName(version.reportType) })}
      lead={m.knowledge_offer_lead({ count: changes.length, fresh: fresh.length })}
    >
      <Group gap="sm">
        <Button variant="light" onClick={() => answer.ask('all')}>
          {m.knowledge_offer_all({ count: changes.length })}
        </Button>
        <Button variant="default" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {m.knowledge_offer_each()}
        </Button>
        <Button variant="subtle" onClick={() => answer.ask('none')}>
          {m.knowledge_offer_none()}
        </Button>
      </Group>
      {isChoosing && (
        <div className={classes.choice}>
          <Group gap="sm">
            {fresh.length > 0 && fresh.length < changes.length && (
              <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set(fresh.map(keyOf)))}>
                {m.knowledge_offer_choose_fresh({ count: fresh.length })}
              </Button>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set(changes.map(keyOf)))}>
              {m.knowledge_offer_choose_all()}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set())}>
              {m.knowledge_offer_choose_none()}
            </Button>
          </Group>
          <ChangeList
            changes={changes}
            titles={[m.knowledge_offer_now({ version: current.id }), m.knowledge_offer_offered()]}
            note={(change) => (change.fresh ? m.knowledge_offer_fresh() : undefined)}
            renderBefore={(change) => (
              <Checkbox
                checked={chosen.has(keyOf(change))}
                aria-label={m.knowledge_offer_choose({ pair: keyName(change.key) })}
                onChange={(event) => choose(change, event.currentTarget.checked)}
              />
            )}
          />
          <div className={classes.end}>
            <Button disabled={chosen.size === 0} onClick={() => answer.ask('some')}>
              {m.knowledge_offer_some({ count: chosen.size })}
            </Button>
          </div>
        </div>
      )}
      {answer.dialog}
    </SectionPanel>
  );
}

/** Asks once more, then answers the offer. */
function useAnswer(
  { version, current, changes }: Offer,
  chosen: ReadonlySet<string>,
  onDone: Props['onDone'],
) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [take, setTake] = useState<Take>('none');
  const chosenCount = changes.filter((change) => chosen.has(keyOf(change))).length;
  const entries = [...chosen].map((key) => ({ key }));
  const answering = useMutation({
    mutationFn: () =>
      call(knowledge.answerOffer, {
        params: { id: version.id },
        body: { seen: current.id, take, ...(take === 'some' ? { entries } : {}) },
      }),
    onSuccess: async ({ message }) => {
      setAsked(false);
      onDone({ text: message, tone: 'success' });
      await forgetKnowledge(client);
      // The panel is gone, and the button with it.
      focusHeading();
    },
    onError: async (error) => {
      if (refusedWith(error, knowledge.answerOffer, 'knowledge.answered', 'record.missing')) {
        setAsked(false);
        onDone({ text: errorText(error).message, tone: 'info' });
      }
      // What was shown may not be what is.
      await forgetKnowledge(client);
    },
  });
  const count = take === 'all' ? changes.length : chosenCount;
  const dialog = (
    <ConfirmDialog
      opened={asked}
      title={take === 'none' ? m.knowledge_offer_none_title() : m.knowledge_offer_take_title({ count })}
      text={take === 'none' ? m.knowledge_offer_none_text() : m.knowledge_offer_take_text({ count })}
      keep={m.knowledge_offer_back()}
      confirm={take === 'none' ? m.knowledge_offer_none() : m.knowledge_offer_some({ count })}
      working={answering.isPending}
      failure={answering.error ? errorText(answering.error) : undefined}
      onClose={() => setAsked(false)}
      onConfirm={() => answering.mutate()}
    />
  );
  const ask = (next: Take) => {
    answering.reset();
    setTake(next);
    setAsked(true);
  };
  return { ask, dialog };
}

import { Button, Title } from '@mantine/core';
import type { BlindOutcome, BlindPair } from '@udaya/contract/blind-test';
import { type BlindChoice, type BlindSide, blindSides } from '@udaya/core/blind-test/blind-words';
import * as m from '@udaya/messages';
import { ReportText } from '../../../ui/report-text.tsx';
import classes from './blind-test.module.css';
import { StepTitle } from './step-title.tsx';

/** What somebody chose, and whose part it was. */
export interface Chosen extends BlindOutcome {
  choice: BlindChoice;
}

interface Props {
  pair: BlindPair;
  chosen: Chosen | undefined;
  /** What is being sent. */
  pending: BlindChoice | undefined;
  onChoose: (choice: BlindChoice) => void;
  onOpen: () => void;
  onAnother: () => void;
}

const names: Record<BlindSide, () => string> = { A: m.blind_side_a, B: m.blind_side_b };
const ways: readonly { choice: BlindChoice; words: () => string }[] = [
  { choice: 'A', words: m.blind_choose_a },
  { choice: 'B', words: m.blind_choose_b },
  { choice: 'unsure', words: m.blind_choose_unsure },
];

/** Two parts without labels, and the choice between them; once it is made, whose they are. */
export function PairView({ pair, chosen, pending, onChoose, onOpen, onAnother }: Props) {
  return (
    <div className={classes.step}>
      {chosen ? (
        <Outcome key="outcome" chosen={chosen} onOpen={onOpen} onAnother={onAnother} />
      ) : (
        <div key="pair" className={classes.step}>
          <StepTitle>{m.blind_pair({ part: pair.heading })}</StepTitle>
          <p>{m.blind_pair_hint()}</p>
        </div>
      )}
      <div className={classes.pair}>
        {blindSides.map((side) => (
          <article
            key={side}
            className={classes.sheet}
            aria-labelledby={`blind-${side}`}
            data-own={chosen ? chosen.own === side : undefined}
          >
            <div className={classes.side}>
              <Title order={3} id={`blind-${side}`} size="h4">
                {names[side]()}
              </Title>
              {chosen && <span>{chosen.own === side ? m.blind_label_own() : m.blind_label_other()}</span>}
            </div>
            <ReportText lang={pair.lang} text={pair[side === 'A' ? 'a' : 'b'].join('\n\n')} />
          </article>
        ))}
      </div>
      {!chosen && (
        <div className={classes.choice}>
          <p className={classes.question} id="blind-choice">
            {m.blind_choices()}
          </p>
          <div role="group" aria-labelledby="blind-choice" className={classes.ways}>
            {ways.map(({ choice, words }) => (
              <Button
                key={choice}
                size="md"
                variant={choice === 'unsure' ? 'subtle' : 'default'}
                loading={pending === choice}
                disabled={pending !== undefined}
                onClick={() => onChoose(choice)}
              >
                {words()}
              </Button>
            ))}
          </div>
          <p className={classes.small}>{m.blind_final()}</p>
        </div>
      )}
    </div>
  );
}

function Outcome({ chosen, onOpen, onAnother }: { chosen: Chosen } & Pick<Props, 'onOpen' | 'onAnother'>) {
  const { own, choice, counted, round, number } = chosen;
  const [title, text] =
    choice === 'unsure'
      ? [m.blind_unsure(), m.blind_unsure_text()]
      : choice === own
        ? [m.blind_right(), m.blind_right_text()]
        : [m.blind_wrong(), m.blind_wrong_text()];
  return (
    <div className={classes.step}>
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <p className={classes.small}>
        {counted ? m.blind_counted({ number, round }) : m.blind_apart({ number, round })}
      </p>
      <div className={classes.ways}>
        <Button size="md" onClick={onOpen}>
          {m.blind_open_part()}
        </Button>
        <Button size="md" variant="default" onClick={onAnother}>
          {m.blind_another()}
        </Button>
      </div>
    </div>
  );
}

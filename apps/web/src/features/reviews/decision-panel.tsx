import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReviewDetail, reviews } from '@udaya/contract/reviews';
import type { ReviewDecision } from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorLine } from '../../api/error-text.ts';
import { AccountName } from '../../shell/account-name.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { IconArrowBackUp } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { EditLink } from './edit-link.tsx';
import { reviewQuery, reviewsKey } from './review-queries.ts';
import { decisionWords } from './review-words.ts';
import classes from './reviews.module.css';

interface Props {
  review: ReviewDetail;
  onDone: (message: string | undefined) => void;
}

/** How a review can be decided, or how it was, with the way back where there is one. */
export function DecisionPanel({ review, onDone }: Props) {
  const { decided } = review;
  return (
    <SectionPanel title={m.review_decision()} {...(decided ? {} : { lead: m.review_decision_lead() })}>
      {decided ? (
        <Decided review={review} decided={decided} onDone={onDone} />
      ) : (
        <Choices review={review} onDone={onDone} />
      )}
    </SectionPanel>
  );
}

function Choices({ review, onDone }: Props) {
  const { id, key, reportType, decisions, changed } = review;
  const [asked, setAsked] = useState<ReviewDecision>();
  return (
    <>
      {changed && <p className={classes.changed}>{m.review_changed()}</p>}
      <div className={classes.actions}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'edit' ? 'filled' : 'default'}
            onClick={() => setAsked(decision)}
          >
            {decisionWords[decision].label()}
          </Button>
        ))}
        {key !== '' && <EditLink reportType={reportType} textKey={key} review={id} />}
      </div>
      {asked && (
        <DecisionDialog
          review={review}
          decision={asked}
          onClose={() => setAsked(undefined)}
          onDone={(message) => {
            setAsked(undefined);
            onDone(message);
            // The buttons go.
            focusHeading();
          }}
        />
      )}
    </>
  );
}

function Decided({
  review: { id, reversible },
  decided: { by, date, reason },
  onDone,
}: Props & { decided: NonNullable<ReviewDetail['decided']> }) {
  const client = useQueryClient();
  const reopening = useMutation({
    mutationFn: () => call(reviews.reopen, { params: { id } }),
    onSuccess: async (review) => {
      client.setQueryData(reviewQuery(id).queryKey, review);
      onDone(m.review_reopened());
      focusHeading();
      await client.invalidateQueries({ queryKey: reviewsKey });
    },
    onError: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
  return (
    <>
      <DetailsList
        items={[
          { term: m.review_decided_by(), value: <AccountName account={by} /> },
          { term: m.review_decided_on(), value: <Timestamp instant={date} /> },
          { term: m.review_reason(), value: reason },
        ]}
      />
      {reversible && (
        <div className={classes.actions}>
          <WorkingButton
            variant="default"
            working={reopening.isPending}
            leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
            onClick={() => reopening.mutate()}
          >
            {m.review_reopen()}
          </WorkingButton>
        </div>
      )}
      <MessageLine tone="error" {...errorLine(reopening.error)} />
    </>
  );
}

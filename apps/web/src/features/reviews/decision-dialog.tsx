import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReviewDetail, reviews } from '@udaya/contract/reviews';
import { type ReviewDecision, reviewReasonLimit } from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { reviewQuery, reviewsKey } from './review-queries.ts';
import { decisionWords, meaningOf } from './review-words.ts';

interface Props {
  review: ReviewDetail;
  decision: ReviewDecision;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks for the reason of a decision, and says what comes of it, before it is taken. */
export function DecisionDialog({ review: { id, kind }, decision, onClose, onDone }: Props) {
  const client = useQueryClient();
  const deciding = useCallForm(reviews.decide, {
    name: 'decision',
    initialValues: { decision, reason: '' },
    inputOf: (body) => ({ params: { id }, body }),
    onDone: async (decided) => {
      client.setQueryData(reviewQuery(id).queryKey, decided);
      onDone(m.review_done());
      await client.invalidateQueries({ queryKey: reviewsKey });
      // What is held, and what is not any more, stands on the pages of the knowledge base.
      await client.invalidateQueries({ queryKey: ['knowledge'] });
    },
    // Somebody else may have decided meanwhile: what stands now is shown beneath.
    onFailed: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
  return (
    <ConfirmDialog
      opened
      title={decisionWords[decision].title()}
      text={meaningOf(decision, kind)}
      keep={m.review_keep()}
      confirm={decisionWords[decision].label()}
      working={deciding.pending}
      failure={deciding.failure.text && deciding.error ? errorText(deciding.error) : undefined}
      onClose={onClose}
      onConfirm={() => deciding.submit()}
    >
      <Textarea
        label={m.review_reason()}
        description={m.review_reason_hint()}
        required
        maxLength={reviewReasonLimit}
        autosize
        minRows={2}
        maxRows={6}
        {...deciding.form.getInputProps('reason')}
      />
    </ConfirmDialog>
  );
}

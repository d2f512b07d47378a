import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReviewDetail } from '@udaya/contract/reviews';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconArrowLeft, IconShieldHeart } from '../../ui/icons.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { ReviewFacts, ReviewTexts, ReviewVoices } from './review-facts.tsx';
import { reviewQuery } from './review-queries.ts';
import { stateWords, subjectOf } from './review-words.ts';
import classes from './reviews.module.css';

/** One review: the texts as they stood, who flagged it, and what is decided about it. */
export function ReviewPage({ id }: { id: string }) {
  const query = useQuery(reviewQuery(id));
  return (
    <QueryView
      query={query}
      skeleton={<LoadingState />}
      renderFailed={(error, retry) =>
        error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
          <EmptyState
            heading="h1"
            icon={<IconShieldHeart size={28} stroke={1.6} />}
            title={m.review_unknown()}
            text={m.review_unknown_text()}
            action={<ToList />}
          />
        ) : (
          <ErrorState heading="h1" {...errorText(error)} onRetry={retry} />
        )
      }
    >
      {(review) => <Whole review={review} />}
    </QueryView>
  );
}

function ToList() {
  const search = useLocation({ select: ({ state }) => state.reviewSearch }) ?? {};
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      renderRoot={(props) => <Link {...props} to="/product/reviews" search={search} />}
    >
      {m.review_back()}
    </Button>
  );
}

function Whole({ review }: { review: ReviewDetail }) {
  const [message, setMessage] = useState<string>();
  const { tone, words } = stateWords[review.state];
  return (
    <div className={classes.page}>
      <PageHeader
        over={m.review_title()}
        title={m.review_title_of({
          subject: subjectOf(review),
          type: m.knowledge_type({ type: review.reportType }),
        })}
        lead={<StatusBadge tone={tone}>{words()}</StatusBadge>}
        actions={<ToList />}
      />
      <MessageLine tone="success" text={message} />
      <ReviewFacts review={review} />
      <DecisionPanel review={review} onDone={setMessage} />
      <ReviewVoices review={review} />
      <ReviewTexts review={review} />
    </div>
  );
}

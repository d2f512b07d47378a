import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Review } from '@udaya/contract/reviews';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { DataList } from '../../shell/data-list/data-list.tsx';
import type { Column } from '../../shell/data-list/list-types.ts';
import { RowActions } from '../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconEye, IconShieldHeart } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { type ReviewSearch, reviewList } from './review-list.ts';
import { stateWords, subjectOf } from './review-words.ts';
import classes from './reviews.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that led to a review, so that the way back leads to the same page of it. */
    reviewSearch?: ReviewSearch;
  }
}

const columns = (): readonly Column<Review>[] => [
  { key: 'subject', title: m.review_column_subject(), card: 'name', minWidth: '9rem', cell: subjectOf },
  {
    key: 'type',
    title: m.knowledge_report_type(),
    card: 'fact',
    cell: ({ reportType }) => m.knowledge_type({ type: reportType }),
  },
  {
    key: 'state',
    title: m.review_filter_state(),
    card: 'block',
    minWidth: '9rem',
    cell: ({ state }) => <StatusBadge tone={stateWords[state].tone}>{stateWords[state].words()}</StatusBadge>,
  },
  {
    key: 'votes',
    title: m.review_column_votes(),
    card: 'fact',
    cell: ({ votes }) => formatNumber(votes, getLocale()),
  },
  {
    key: 'since',
    title: m.review_column_since(),
    card: 'foot',
    minWidth: '8rem',
    cell: ({ openedDate }) => <Timestamp instant={openedDate} />,
  },
];

/** What readers flagged: each waits for a decision, or has one. */
export function ReviewsPage({ search }: { search: ReviewSearch }) {
  const query = useQuery(reviewList.query(search));
  return (
    <div className={classes.page}>
      <PageHeader title={m.review_title()} lead={m.review_lead()} />
      <DataList
        list={reviewList}
        title={m.review_title()}
        query={query}
        search={search}
        columns={columns()}
        heading={2}
        count={(count) => m.review_count({ count })}
        renderActions={(review) => <OpenReview review={review} search={search} />}
        empty={
          <EmptyState
            icon={<IconShieldHeart size={26} stroke={1.6} />}
            title={m.review_none()}
            text={m.review_none_text()}
          />
        }
      />
    </div>
  );
}

function OpenReview({ review, search }: { review: Review; search: ReviewSearch }) {
  const fullLabel = m.review_open_of({ subject: subjectOf(review) });
  return (
    <RowActions
      menuLabel={fullLabel}
      actions={[
        {
          key: 'open',
          label: m.review_open(),
          fullLabel,
          icon: IconEye,
          renderLink: (props) => (
            <Link
              {...props}
              to="/product/reviews/$id"
              params={{ id: review.id }}
              state={{ reviewSearch: search }}
            />
          ),
        },
      ]}
    />
  );
}

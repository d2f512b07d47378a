import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type ReviewSearch, readReviewSearch } from '../../features/reviews/review-list.ts';
import { ReviewsPage } from '../../features/reviews/reviews-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/reviews/')({
  staticData: { title: m.review_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<ReviewSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { reviewsQuery } = await import('../../features/reviews/review-queries.ts');
      const list = await import('../../features/reviews/review-list.ts');
      return reviewsQuery(list.questionOf(list.readReviewSearch(deps)));
    });
  },
  component: () => <ReviewsPage search={readReviewSearch(Route.useSearch())} />,
});

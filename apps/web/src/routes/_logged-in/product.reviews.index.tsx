import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type ReviewSearch, reviewList } from '../../features/reviews/review-list.ts';
import { ReviewsPage } from '../../features/reviews/reviews-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/reviews/')({
  staticData: { title: m.review_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<ReviewSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/reviews/review-list.ts')).reviewList,
    );
  },
  component: () => <ReviewsPage search={reviewList.read(Route.useSearch())} />,
});

import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ReviewPage } from '../../features/reviews/review-page.tsx';

export const Route = createFileRoute('/_logged-in/product/reviews/$id')({
  staticData: { title: m.review_title, roles: ['productAdmin'] },
  loader: ({ params: { id } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/reviews/review-queries.ts')).reviewQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <ReviewPage key={id} id={id} />;
  },
});

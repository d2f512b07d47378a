import { createFileRoute, redirect } from '@tanstack/react-router';
import * as m from '@udaya/messages';

export const Route = createFileRoute('/_logged-in/product/operations/')({
  staticData: { title: m.operations_title, roles: ['productAdmin'] },
  beforeLoad: () => {
    throw redirect({ to: '/product/operations/jobs', replace: true });
  },
});

import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
});

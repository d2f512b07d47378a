import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/product/users-birthchart')({
  staticData: { title: m.menu_reports, roles: ['productAdmin'] },
});

import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/generate-birthchart')({
  staticData: { title: m.menu_generate, roles: ['user'] },
});

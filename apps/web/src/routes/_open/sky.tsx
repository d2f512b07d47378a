import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { FirstSkyPage } from '../../features/reports/first-sky/first-sky-page.tsx';

export const Route = createFileRoute('/_open/sky')({
  staticData: { title: m.sky_first, wide: true },
  component: FirstSkyPage,
});

import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { SharedPage } from '../features/reports/shared/shared-page.tsx';
import { OpenLayout } from '../shell/open-layout.tsx';

export const Route = createFileRoute('/shared/$token')({
  staticData: { title: m.report_shared },
  component: () => (
    <OpenLayout>
      <SharedPage token={Route.useParams().token} />
    </OpenLayout>
  ),
});

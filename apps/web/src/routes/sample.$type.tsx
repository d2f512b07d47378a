import { createFileRoute } from '@tanstack/react-router';
import { type SampleType, sampleTypes } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { SamplePage } from '../features/reports/sample/sample-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { OpenLayout } from '../shell/open-layout.tsx';

export const Route = createFileRoute('/sample/$type')({
  staticData: { title: m.sample_title },
  component: () => {
    const { type } = Route.useParams();
    return <OpenLayout>{isSampleType(type) ? <SamplePage type={type} /> : <NotFoundPage />}</OpenLayout>;
  },
});

function isSampleType(text: string): text is SampleType {
  return (sampleTypes as readonly string[]).includes(text);
}

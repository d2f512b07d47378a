import { useQuery } from '@tanstack/react-query';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { frameQuery } from './knowledge-queries.ts';
import { keyName } from './knowledge-words.ts';
import { TextPage } from './text-page.tsx';
import { TextPanels } from './text-panels.tsx';

/** A text around the passages: as it stands, since when, and the form to change it. */
export function FramePage({ reportType, textKey }: { reportType: ReportType; textKey: string }) {
  const query = useQuery(frameQuery({ reportType, key: textKey }));
  return (
    <TextPage reportType={reportType} title={keyName(textKey)} lead={m.texts_frame_lead()}>
      <QueryView query={query} surface skeleton="40rem">
        {({ texts }) => <TextPanels reportType={reportType} textKey={textKey} texts={texts} />}
      </QueryView>
    </TextPage>
  );
}

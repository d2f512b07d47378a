import { useQuery } from '@tanstack/react-query';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { DraftsOfText } from './drafts/drafts-of-text.tsx';
import { templateTextsQuery } from './knowledge-queries.ts';
import { keyName } from './knowledge-words.ts';
import { PausedNote } from './paused-note.tsx';
import { useTextLanguage } from './text-language.ts';
import { TextPage } from './text-page.tsx';
import { TextPanels } from './text-panels.tsx';

interface Props {
  reportType: ReportType;
  textKey: string;
  /** The review that led here. */
  review: string | undefined;
}

/** A text around the passages: as it stands, since when, and the form to change it. */
export function TemplateTextPage({ reportType, textKey, review }: Props) {
  const query = useQuery(templateTextsQuery({ reportType, key: textKey }, useTextLanguage()));
  return (
    <TextPage reportType={reportType} title={keyName(textKey)} lead={m.knowledge_frame_lead()}>
      <QueryView query={query} surface skeleton="40rem">
        {({ texts, heldBy }) => (
          <>
            <PausedNote heldBy={heldBy} review={review} />
            <TextPanels reportType={reportType} textKey={textKey} texts={texts} />
          </>
        )}
      </QueryView>
      <DraftsOfText reportType={reportType} textKey={textKey} />
    </TextPage>
  );
}

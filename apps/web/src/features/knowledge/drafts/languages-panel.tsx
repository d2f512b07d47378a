import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { drafts } from '@udaya/contract/drafts';
import type { TurnedLanguage } from '@udaya/core/drafts/draft-words';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { missingQuery } from './draft-queries.ts';
import classes from './drafts.module.css';

/** The approved texts of languages that reports are not written in yet; that they are not is said plainly. */
export function LanguagesPanel({ reportType }: { reportType: ReportType }) {
  const { data } = useQuery(missingQuery({ reportType }));
  const exporting = useMutation({
    mutationFn: (lang: TurnedLanguage) =>
      downloadFile(drafts.exportLanguage, { params: { lang }, query: { reportType } }, 'knowledge.csv'),
  });
  if (!data) return null;
  const { text, detail } = errorLine(exporting.error);
  return (
    <SectionPanel title={m.draft_languages_title()} lead={m.draft_languages_lead()}>
      {data.languages.length > 0 && (
        <ul className={classes.languages}>
          {data.languages.map(({ lang, approved, outdated }) => {
            const name = m.draft_language({ lang });
            return (
              <li key={lang}>
                <span>
                  {m.draft_languages_count({ lang: name, count: approved })}
                  {outdated > 0 && `; ${m.draft_languages_outdated({ count: outdated })}`}
                </span>
                <Button
                  variant="default"
                  leftSection={<IconDownload size={18} stroke={1.8} />}
                  onClick={() => exporting.mutate(lang)}
                >
                  {m.draft_languages_export({ lang: name })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <MessageLine tone="error" text={text} detail={detail} />
    </SectionPanel>
  );
}

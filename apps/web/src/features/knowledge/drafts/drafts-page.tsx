import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { IconArrowLeft } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { typeName } from '../knowledge-words.ts';
import { DraftList } from './draft-list.tsx';
import classes from './drafts.module.css';
import { LanguagesPanel } from './languages-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';

/** What a knowledge base lacks, the drafts of it, and what is approved in languages that are not open yet. */
export function DraftsPage({ reportType }: { reportType: ReportType }) {
  return (
    <div className={classes.page}>
      <PageHeader
        over={m.knowledge_entry_over({ type: typeName(reportType) })}
        title={m.draft_title()}
        lead={m.draft_lead()}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            renderRoot={(props) => <Link {...props} to="/product/knowledge" search={{ type: reportType }} />}
          >
            {m.knowledge_title()}
          </Button>
        }
      />
      <MissingPanel of={{ reportType }} />
      <DraftList of={{ reportType }} />
      <LanguagesPanel reportType={reportType} />
    </div>
  );
}

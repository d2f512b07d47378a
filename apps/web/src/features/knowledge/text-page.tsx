import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { IconArrowLeft } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { typeName } from './knowledge-words.ts';
import classes from './text-page.module.css';

interface Props {
  reportType: ReportType;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page of one text, with the way back to the map. */
export function TextPage({ reportType, title, lead, children }: Props) {
  return (
    <div className={classes.page}>
      <PageHeader
        over={m.knowledge_entry_over({ type: typeName(reportType) })}
        title={title}
        lead={lead}
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
      {children}
    </div>
  );
}

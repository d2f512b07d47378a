import '@mantine/core/styles/Tabs.layer.css';
import { Button, NativeSelect, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import { isLocale, localeNames, locales } from '@udaya/core/locale';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { IconHistory, IconPencil } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Coverage } from './coverage.tsx';
import classes from './knowledge-page.module.css';
import { coverageQuery } from './knowledge-queries.ts';
import { typeName } from './knowledge-words.ts';
import { Offers } from './offers.tsx';
import { ReaderVoices } from './reader-voices.tsx';
import { SearchForm, SearchResults } from './search.tsx';
import { useTextLanguage } from './text-language.ts';

interface Props {
  reportType: ReportType;
  /** What is searched for; without it the map is shown. */
  words: string | undefined;
}

/** What the knowledge bases cover, a search in them, and what the product offers beside them. */
export function KnowledgePage({ reportType, words }: Props) {
  const navigate = useNavigate();
  const lang = useTextLanguage();
  const query = useQuery(coverageQuery(reportType, lang));
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.knowledge_title()}
        lead={m.knowledge_lead()}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.8} />}
              renderRoot={(props) => (
                <Link {...props} to="/product/knowledge/$type/drafts" params={{ type: reportType }} />
              )}
            >
              {m.menu_drafts()}
            </Button>
            <Button
              variant="default"
              leftSection={<IconHistory size={18} stroke={1.8} />}
              renderRoot={(props) => <Link {...props} to="/product/knowledge/versions" />}
            >
              {m.knowledge_versions()}
            </Button>
          </>
        }
      />
      <Offers />
      <Panel className={classes.panel} aria-label={m.knowledge_entries()}>
        <Tabs
          value={reportType}
          keepMounted={false}
          onChange={(next) => {
            const type = reportTypes.find((one) => one === next);
            void navigate({ to: '/product/knowledge', search: { type, q: words }, replace: true });
          }}
        >
          <Tabs.List grow className={classes.tabs}>
            {reportTypes.map((type) => (
              <Tabs.Tab key={type} value={type}>
                {typeName(type)}
                <span className={classes.gaps}>{gapsOf(query.data, type)}</span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={reportType} className={classes.content}>
            <NativeSelect
              className={classes.language}
              label={m.knowledge_language()}
              value={lang}
              data={locales.map((value) => ({ value, label: localeNames[value] }))}
              onChange={({ currentTarget: { value } }) => {
                const chosen = isLocale(value) ? value : undefined;
                void navigate({
                  to: '/product/knowledge',
                  search: { type: reportType, q: words, lang: chosen },
                  replace: true,
                });
              }}
            />
            <SearchForm key={words ?? ''} reportType={reportType} words={words} />
            {words === undefined ? (
              <Coverage query={query} reportType={reportType} />
            ) : (
              <SearchResults reportType={reportType} words={words} />
            )}
          </Tabs.Panel>
        </Tabs>
      </Panel>
      <ReaderVoices reportType={reportType} />
    </div>
  );
}

/** How many gaps a report type has, once that is known. */
function gapsOf(coverage: KnowledgeCoverage | undefined, type: ReportType): string {
  const entries = coverage?.types.find(({ reportType }) => reportType === type)?.entries;
  if (!coverage || entries === undefined) return '\u00A0';
  const gaps = coverage.possible - entries;
  return gaps === 0 ? m.knowledge_complete() : m.knowledge_gap_count({ count: gaps });
}

import { Anchor, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { feedback, type PassageFeedback } from '@udaya/contract/report-feedback';
import type { ReportType } from '@udaya/core/reports/report-types';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../api/call.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pairName } from './knowledge-words.ts';
import classes from './reader-voices.module.css';

const voicesQuery = (reportType: ReportType) =>
  queryOptions({
    queryKey: ['knowledge', 'voices', reportType],
    queryFn: ({ signal }) => call(feedback.readRates, { query: { reportType }, signal }),
  });

/** What readers say of the passages of a type: of few of them nothing is told. */
export function ReaderVoices({ reportType }: { reportType: ReportType }) {
  const query = useQuery(voicesQuery(reportType));
  return (
    <Panel className={classes.voices} aria-labelledby="reader-voices">
      <Title order={2} size="h3" id="reader-voices">
        {m.feedback_voices_title()}
      </Title>
      <p>{m.feedback_voices_lead()}</p>
      <QueryView query={query} skeleton="6rem">
        {({ passages, few }) => (
          <>
            {passages.length > 0 ? (
              <Voices reportType={reportType} passages={passages} />
            ) : (
              <p>{m.feedback_voices_none()}</p>
            )}
            {few > 0 && <p className={classes.soft}>{m.feedback_voices_few({ count: few })}</p>}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Voices({ reportType, passages }: { reportType: ReportType; passages: readonly PassageFeedback[] }) {
  const number = (value: number) => formatNumber(value, getLocale());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={classes.scroll} role="group" aria-labelledby="reader-voices" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.feedback_voices_passage()}</th>
            <th scope="col">{m.feedback_voices_version()}</th>
            <th scope="col">{m.feedback_voices_fits()}</th>
            <th scope="col">{m.feedback_voices_not_quite()}</th>
            <th scope="col">{m.feedback_voices_share()}</th>
          </tr>
        </thead>
        <tbody>
          {passages.map(({ planet, position, knowledgeVersion, fits, notQuite }) => (
            <tr key={`${planet} ${position} ${knowledgeVersion}`}>
              <th scope="row">
                <Anchor
                  underline="always"
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/product/knowledge/$type/$planet/$position"
                      params={{ type: reportType, planet, position: String(position) }}
                    />
                  )}
                >
                  {pairName({ planet, position: position as Parameters<typeof pairName>[0]['position'] })}
                </Anchor>
              </th>
              <td>{number(knowledgeVersion)}</td>
              <td>{number(fits)}</td>
              <td>{number(notQuite)}</td>
              <td>{number(Math.round((100 * fits) / (fits + notQuite)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

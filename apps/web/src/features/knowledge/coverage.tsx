import { Anchor } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import { planets, positions } from '@udaya/core/knowledge/passage';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import classes from './coverage.module.css';
import { CoverageMap, MapLegend } from './coverage-map.tsx';
import { makerName, pairName, textName } from './knowledge-words.ts';
import { PlaceLink } from './place-link.tsx';
import { TemplateCoverage } from './template-coverage.tsx';

interface Props {
  query: UseQueryResult<KnowledgeCoverage>;
  reportType: ReportType;
}

/** Which planets and positions of a report type have a text, and the gaps by their names. */
export function Coverage({ query, reportType }: Props) {
  return (
    <QueryView query={query} skeleton="34rem">
      {(coverage) => (
        <div className={classes.coverage}>
          <ActiveVersion coverage={coverage} />
          <Gaps coverage={coverage} reportType={reportType} />
          <Outdated coverage={coverage} reportType={reportType} />
          <CoverageMap coverage={coverage} reportType={reportType} />
          <MapLegend />
          <TemplateCoverage frame={coverage.frame} reportType={reportType} />
        </div>
      )}
    </QueryView>
  );
}

/** The active version, and how much of what is possible it holds. */
function ActiveVersion({ coverage: { version, entries, possible } }: { coverage: KnowledgeCoverage }) {
  if (!version) return <MessageLine text={m.knowledge_none_active()} />;
  return (
    <p className={classes.inForce}>
      <strong>{m.knowledge_coverage_count({ entries: entries.length, possible })}</strong>
      <span>
        {m.knowledge_active()}{' '}
        <Anchor
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to="/product/knowledge/versions/$id" params={{ id: String(version.id) }} />
          )}
        >
          {m.knowledge_version({ version: version.id })}
        </Anchor>
        , <Timestamp instant={version.createdDate} />, {makerName(version)}
      </span>
    </p>
  );
}

/** The gaps by their names, each a way to fill it. */
function Gaps({ coverage, reportType }: { coverage: KnowledgeCoverage; reportType: ReportType }) {
  const held = new Set(coverage.entries.map(({ planet, position }) => `${planet} ${position}`));
  const gaps = planets.flatMap((planet) =>
    positions
      .filter((position) => !held.has(`${planet} ${position}`))
      .map((position) => ({ planet, position })),
  );
  // A knowledge base that has nothing yet has no gaps: it is one.
  if (gaps.length === 0 || coverage.entries.length === 0) return null;
  return (
    <section className={classes.gaps} aria-labelledby="knowledge-gaps">
      <h2 id="knowledge-gaps" className={classes.gapsTitle}>
        {m.knowledge_gap_count({ count: gaps.length })}
      </h2>
      <p className={classes.gapsLead}>{m.knowledge_gap_meaning()}</p>
      <ul className={classes.gapList}>
        {gaps.map((gap) => (
          <li key={`${gap.planet} ${gap.position}`}>
            <Anchor
              underline="always"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/product/knowledge/$type/$planet/$position"
                  params={{ type: reportType, planet: gap.planet, position: String(gap.position) }}
                />
              )}
            >
              {pairName(gap)}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is left to be written in another language than the first: texts of which the first has another one since, and those that are lacking. */
function Outdated({ coverage, reportType }: { coverage: KnowledgeCoverage; reportType: ReportType }) {
  const lists = [
    { places: coverage.outdated, title: m.knowledge_outdated, lead: m.knowledge_outdated_lead },
    { places: coverage.lacking, title: m.knowledge_lacking, lead: m.knowledge_lacking_lead },
  ].filter(({ places }) => places.length > 0);
  return lists.map(({ places, title, lead }) => (
    <details key={title({ count: 1 })} className={classes.gaps}>
      <summary className={classes.gapsTitle}>{title({ count: places.length })}</summary>
      <p className={classes.gapsLead}>{lead()}</p>
      <ul className={classes.gapList}>
        {places.map((place) => (
          <li key={`${place.key} ${place.ageBand}`}>
            <PlaceLink reportType={reportType} place={place} underline="always">
              {textName(place)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </details>
  ));
}

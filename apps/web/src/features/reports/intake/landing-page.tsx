import { Button, Stack } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupBirths } from '@udaya/contract/group-births';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useTitleInstead } from '../../../shell/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFileUnknown } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paceOfWriting, reportsKey } from '../record/report-queries.ts';
import { WritingProgress } from '../writing/writing-progress.tsx';
import { causeOf } from './cause-of.ts';
import { LandingFailed, LandingThanks } from './landing-outcomes.tsx';
import { NextChildButtons } from './next-child-buttons.tsx';

/** What the address says of a report that was just sent: its id, or why it failed and the number of the request. */
export interface Landing {
  id?: string | undefined;
  fail?: string | undefined;
  reference?: string | undefined;
}

/** How a report came out that staff of a group sent. The address alone says it, so it outlives a reload. */
export function LandingPage({ id, fail, reference }: Landing) {
  if (id !== undefined) return <Sent id={id} />;
  return (
    <>
      <PageHeader title={m.birth_form_title()} />
      {fail === undefined ? (
        <Nothing title={m.birth_result_none()} text={m.birth_result_none_text()} />
      ) : (
        <LandingFailed cause={causeOf(fail)} code={fail} reference={reference} kept />
      )}
    </>
  );
}

/** A report that the server has taken: how far it has come, until it is ready. */
function Sent({ id }: { id: string }) {
  const query = useQuery(stageQuery(id));
  const { data } = query;
  const writing = data !== undefined && data.stage !== 'ready' && data.stage !== 'failed';
  useTitleInstead(data?.stage === 'ready' ? m.birth_result_thanks() : m.birth_form_title());
  return (
    <>
      <PageHeader title={m.birth_form_title()} lead={writing ? m.birth_result_writing() : undefined} />
      <QueryView
        query={query}
        skeleton="16rem"
        surface
        renderFailed={(error) =>
          error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
            <Nothing title={m.birth_result_missing()} text={m.birth_result_missing_text()} />
          ) : undefined
        }
      >
        {({ name, stage }) => {
          if (stage === 'ready') return <LandingThanks id={id} name={name} />;
          if (stage === 'failed') return <LandingFailed cause={m.birth_cause_writing()} code={id} />;
          return (
            <Stack>
              <WritingProgress stage={stage} />
              <NextChildButtons />
            </Stack>
          );
        }}
      </QueryView>
    </>
  );
}

/** For an address that says nothing, or names no report of this account. */
function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Panel>
      <EmptyState
        icon={<IconFileUnknown size={28} stroke={1.6} />}
        title={title}
        text={text}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/enterprise/report" />}>
            {m.menu_reports()}
          </Button>
        }
      />
    </Panel>
  );
}

/** How far the writing of an own report has come; asked again until it is ready. */
function stageQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'stage', id],
    queryFn: ({ signal }) => call(groupBirths.readStage, { params: { id }, signal }),
    refetchInterval: ({ state }) => paceOfWriting(state.data, state.dataUpdateCount),
  });
}

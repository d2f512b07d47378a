import { useQuery } from '@tanstack/react-query';
import type { ServerError } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconCircleCheck } from '../../../ui/icons.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { IdLink } from '../id-link.tsx';
import { queueWords, scheduleWords } from '../jobs/job-words.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import classes from '../operations-lists.module.css';
import { type ErrorSearch, errorList } from './error-list.ts';

function columns(): readonly Column<ServerError>[] {
  return [
    {
      key: 'code',
      title: m.operations_error_code(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ code, name }) => (
        <>
          {code}
          {name !== code && <span className={classes.second}>{name}</span>}
        </>
      ),
    },
    {
      key: 'place',
      title: m.operations_error_place(),
      card: 'fact',
      minWidth: '11rem',
      cell: ({ kind, place }) =>
        kind === 'request' ? (
          <code className={classes.id}>{place}</code>
        ) : (
          m.operations_error_job({ job: jobWords(place) })
        ),
    },
    {
      key: 'message',
      title: m.operations_message(),
      card: 'block',
      minWidth: '18rem',
      cell: ({ message, frames }) => (
        <span className={classes.message}>
          {message}
          {frames.length > 0 && (
            <details>
              <summary>{m.operations_error_frames()}</summary>
              <ol className={classes.frames}>
                {frames.map((frame) => (
                  <li key={frame}>{frame}</li>
                ))}
              </ol>
            </details>
          )}
        </span>
      ),
    },
    {
      key: 'when',
      title: m.operations_when(),
      card: 'fact',
      cell: ({ date }) => <Timestamp instant={date} />,
    },
    {
      key: 'request',
      title: m.operations_request(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ requestId }) => (requestId ? <IdLink by="request" id={requestId} /> : '–'),
    },
  ];
}

const jobWords = (name: string) => (queueWords(name) === name ? scheduleWords(name) : queueWords(name));

/** The last hundred failures of ours, found by the reference that their readers saw. */
export function ErrorsPage({ search }: { search: ErrorSearch }) {
  const query = useQuery(errorList.query(search));
  return (
    <OperationsFrame title={m.operations_errors_title()} lead={m.operations_errors_lead()}>
      <DataList
        list={errorList}
        title={m.operations_errors_title()}
        query={query}
        search={search}
        columns={columns()}
        heading={2}
        count={(total) => m.operations_errors_count({ total })}
        empty={
          <EmptyState
            icon={<IconCircleCheck size={26} stroke={1.6} />}
            title={m.operations_errors_none()}
            text={m.operations_errors_none_text()}
          />
        }
      />
    </OperationsFrame>
  );
}

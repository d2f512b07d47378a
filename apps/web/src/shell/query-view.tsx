import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** Holds the place of what comes: a height, or a picture of it that is hidden from screen readers. */
  skeleton: string | ReactNode;
  /** The failure is said on a surface of its own, where there is none around. */
  surface?: boolean;
  /** Another word for some failures; undefined for the usual one. */
  renderFailed?: (error: Error, retry: () => void) => ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query has come to: its place while it is on its way, why it failed with a retry and the request's id, that there is
 * nothing, or what it brought. What was brought once stays, whatever a later question comes to.
 */
export function QueryView<Data>({
  query,
  skeleton,
  surface = false,
  renderFailed,
  isEmpty,
  empty,
  children,
}: Props<Data>) {
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return <Place skeleton={skeleton} />;
  const retry = () => void query.refetch();
  const said = renderFailed?.(error, retry) ?? <ErrorState {...errorText(error)} onRetry={retry} />;
  return surface ? <Panel>{said}</Panel> : said;
}

function Place({ skeleton }: Pick<Props<unknown>, 'skeleton'>) {
  return (
    <>
      <VisuallyHidden role="status">{m.shell_loading()}</VisuallyHidden>
      <div aria-hidden="true">{typeof skeleton === 'string' ? <Skeleton height={skeleton} /> : skeleton}</div>
    </>
  );
}

import { queryOptions } from '@tanstack/react-query';
import type { ChoiceQuestion, ChoiceSource } from './list-search.ts';

/** The choices of a filter, as far as they are asked for. */
export function choicesQuery({ key, load }: ChoiceSource, question: ChoiceQuestion) {
  return queryOptions({
    queryKey: ['choices', key, question],
    queryFn: ({ signal }) => load(question, signal),
    staleTime: 60_000,
  });
}

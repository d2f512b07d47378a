import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Draft, drafts } from '@udaya/contract/drafts';
import type { ReportType } from '@udaya/core/reports/report-types';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { forgetKnowledge } from '../knowledge-queries.ts';

/** A draft as it is typed. */
export interface TypedDraft {
  title: string;
  text: string;
  /** Whether whoever types has read it against the checklist. */
  read: boolean;
}

/** A try of a draft: what was typed belongs to it, and goes with it. */
const tryOf = ({ id, round }: Pick<Draft, 'id' | 'round'>) => `${id} ${round}`;

/** What is typed of the drafts of a list, and what is decided on them. */
export function useDraftDecisions(reportType: ReportType, list: readonly Draft[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedDraft>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const typedOf = (draft: Draft): TypedDraft =>
    typed.get(tryOf(draft)) ?? { title: draft.title, text: draft.text, read: false };
  const forget = () => forgetKnowledge(client);
  const approving = useMutation({
    mutationFn: (chosen: readonly Draft[]) =>
      call(drafts.approve, {
        body: {
          reportType,
          read: true,
          drafts: chosen.map((draft) => {
            const { title, text } = typedOf(draft);
            return { id: draft.id, round: draft.round, title, text };
          }),
        },
      }),
    onError: (error, chosen) => {
      const found = errorText(error).fields.flatMap(({ path, message }) => {
        const [, index = '', field = ''] = path.split('.');
        const draft = chosen[Number(index)];
        return draft ? [[`${tryOf(draft)} ${field}`, message] as const] : [];
      });
      setErrors(new Map(found));
    },
    onSettled: forget,
  });
  const deciding = useMutation({
    mutationFn: ({ draft, again }: { draft: Draft; again: boolean }) =>
      call(again ? drafts.draftAgain : drafts.reject, {
        params: { id: draft.id },
        body: { round: draft.round },
      }),
    onSettled: forget,
  });
  const open = list.filter(({ state }) => state === 'ready');
  const isTyped = (draft: Draft) => {
    const { title, text } = typedOf(draft);
    return title !== draft.title || text !== draft.text;
  };
  return {
    typedOf,
    isTyped,
    unsaved: open.some(isTyped),
    /** Those that somebody has read and may approve together. */
    read: open.filter((draft) => typedOf(draft).read),
    type: (draft: Draft, change: Partial<TypedDraft>) => {
      setTyped(new Map(typed).set(tryOf(draft), { ...typedOf(draft), ...change }));
      setErrors(new Map([...errors].filter(([name]) => !name.startsWith(tryOf(draft)))));
    },
    errorOf: (draft: Draft, field: 'title' | 'text' | 'read') => errors.get(`${tryOf(draft)} ${field}`),
    /** Says that a draft was not read yet. */
    askToRead: (draft: Draft, message: string) =>
      setErrors(new Map(errors).set(`${tryOf(draft)} read`, message)),
    approve: (chosen: readonly Draft[]) => {
      deciding.reset();
      approving.mutate(chosen);
    },
    decide: (draft: Draft, again: boolean) => {
      approving.reset();
      deciding.mutate({ draft, again });
    },
    working: approving.isPending || deciding.isPending,
    said: approving.data?.message ?? deciding.data?.message,
    failure: errorLine(approving.error ?? deciding.error),
  };
}

export type DraftDecisions = ReturnType<typeof useDraftDecisions>;

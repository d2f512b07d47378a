import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@udaya/contract/drafts';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../../shell/query-view.tsx';
import { UnsavedWarning } from '../../../shell/unsaved-warning.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPencil } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { DraftCard } from './draft-card.tsx';
import { type DraftsOf, draftsQuery } from './draft-queries.ts';
import classes from './drafts.module.css';
import { useDraftDecisions } from './use-draft-decisions.ts';

const none: readonly Draft[] = [];

/** The drafts that wait for a decision, each beside its original. */
export function DraftList({ of }: { of: DraftsOf }) {
  const query = useQuery(draftsQuery(of));
  const list = query.data?.drafts ?? none;
  const decisions = useDraftDecisions(of.reportType, list);
  const { read, working, said, failure } = decisions;
  return (
    <SectionPanel title={m.draft_list_title()} lead={m.draft_list_lead()}>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
      <MessageLine tone="success" text={said} />
      <QueryView
        query={query}
        skeleton="16rem"
        isEmpty={({ drafts }) => drafts.length === 0}
        empty={
          <EmptyState
            icon={<IconPencil size={28} stroke={1.6} />}
            title={m.draft_list_none()}
            text={m.draft_list_none_text()}
          />
        }
      >
        {({ drafts, total }) => (
          <>
            {drafts.length < total && (
              <p className={classes.small}>
                {m.draft_list_more({ shown: drafts.length, total: formatNumber(total, getLocale()) })}
              </p>
            )}
            <ul className={classes.list}>
              {drafts.map((draft) => (
                <DraftCard key={draft.id} draft={draft} decisions={decisions} />
              ))}
            </ul>
            {read.length > 1 && (
              <div className={`${classes.end} ${classes.many}`}>
                <WorkingButton working={working} onClick={() => decisions.approve(read)}>
                  {m.draft_approve_many({ count: read.length })}
                </WorkingButton>
              </div>
            )}
          </>
        )}
      </QueryView>
      <UnsavedWarning unsaved={decisions.unsaved && !working} />
    </SectionPanel>
  );
}

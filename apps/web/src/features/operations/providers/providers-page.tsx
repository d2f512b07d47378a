import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations, type ProductHealth } from '@udaya/contract/operations';
import { formatDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { IconRefresh } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { healthQuery } from '../operation-queries.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import { HealthCards } from './health-cards.tsx';
import { ProcessesPanel } from './processes-panel.tsx';

/** How the product and what it leans on are doing. */
export function ProvidersPage() {
  const query = useQuery(healthQuery);
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => call(operations.checkHealth),
    onSuccess: (health) => queryClient.setQueryData(healthQuery.queryKey, health),
  });
  return (
    <OperationsFrame
      title={m.operations_providers_title()}
      lead={m.operations_providers_lead()}
      actions={
        <WorkingButton
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.8} />}
          working={check.isPending}
          onClick={() => check.mutate()}
        >
          {m.operations_check_now()}
        </WorkingButton>
      }
    >
      <MessageLine tone="error" {...errorLine(check.error)} />
      <MessageLine tone="success" text={check.isSuccess ? m.operations_all_checked() : undefined} />
      <QueryView query={query} surface skeleton="26rem">
        {(health) => (
          <>
            <HealthCards health={health} />
            <ProcessesPanel />
            <Versions versions={health.versions} />
          </>
        )}
      </QueryView>
    </OperationsFrame>
  );
}

function Versions({ versions }: Pick<ProductHealth, 'versions'>) {
  const { product, build, engine, table, database, knowledge } = versions;
  const day = (instant: string) => formatDayIn(new Date(instant), ownTimeZone(), getLocale());
  return (
    <SectionPanel title={m.operations_versions_title()}>
      <DetailsList
        items={[
          { term: m.operations_version_product(), value: product },
          { term: m.operations_version_build(), value: build },
          { term: m.operations_version_engine(), value: engine },
          { term: m.operations_version_table(), value: table },
          { term: m.operations_version_database(), value: database },
          ...knowledge.map(({ base, version, date }) => ({
            term: m.operations_version_knowledge({ base }),
            value: m.operations_version_since({ version, day: day(date) }),
          })),
        ]}
      />
    </SectionPanel>
  );
}

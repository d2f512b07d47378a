import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Anchor, SegmentedControl, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { GroupUsage, ProductGroup } from '@udaya/contract/product-group-shapes';
import { type UsageMonths, usageMonths } from '@udaya/core/groups/group-rules';
import { formatMonth } from '@udaya/format/format-day';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../../shell/query-view.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { groupUsageQuery } from './product-group-queries.ts';
import classes from './usage-panel.module.css';

/** How many reports a group made in each month, by branch. */
export function UsagePanel({ group, months }: { group: ProductGroup; months: UsageMonths }) {
  const navigate = useNavigate();
  const query = useQuery({ ...groupUsageQuery(group.id, months), placeholderData: keepPreviousData });
  return (
    <SectionPanel title={m.group_usage_title()} lead={m.group_usage_lead()}>
      <div>
        <SegmentedControl
          aria-label={m.group_usage_months()}
          data={usageMonths.map((count) => ({
            value: String(count),
            label: m.group_usage_last({ count }),
          }))}
          value={String(months)}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (search) => ({
                ...search,
                months: usageMonths.find((count) => String(count) === value),
              }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <QueryView query={query} skeleton="20rem">
        {(usage) => (
          <div data-stale={query.isPlaceholderData || undefined} className={classes.usage}>
            <p className={classes.total}>
              {usage.total === 0
                ? m.group_usage_none()
                : m.group_usage_total({ total: usage.total, months: usage.months.length })}
            </p>
            {usage.total > 0 && <UsageTable usage={usage} />}
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/product/group-reports" search={{ group: group.id }} />
              )}
            >
              {m.group_usage_to_reports()}
            </Anchor>
          </div>
        )}
      </QueryView>
    </SectionPanel>
  );
}

function UsageTable({ usage: { months, branches } }: { usage: GroupUsage }) {
  const locale = getLocale();
  const most = Math.max(1, ...months.map(({ reports }) => reports));
  const namesOf = (byBranch: Record<string, number>) =>
    branches.flatMap(({ id, name }) => {
      const made = byBranch[id];
      if (made === undefined) return [];
      return [
        m.group_usage_branch({ name: name || m.group_usage_no_branch(), made: formatNumber(made, locale) }),
      ];
    });
  return (
    <Table className={classes.table} aria-label={m.group_usage_title()}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{m.group_usage_month()}</Table.Th>
          <Table.Th scope="col">{m.group_usage_reports()}</Table.Th>
          <Table.Th scope="col" className={classes.branches}>
            {m.group_usage_by_branch()}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month, reports, byBranch }) => (
          <Table.Tr key={month}>
            <Table.Th scope="row" className={classes.month}>
              {formatMonth(month, locale)}
            </Table.Th>
            <Table.Td>
              <div className={classes.bar}>
                <span className={classes.number}>{formatNumber(reports, locale)}</span>
                <svg
                  className={classes.track}
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(reports / most) * 100} height="10" />
                </svg>
              </div>
            </Table.Td>
            <Table.Td className={classes.branches}>{formatList(namesOf(byBranch), locale)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

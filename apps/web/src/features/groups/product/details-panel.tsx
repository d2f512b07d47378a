import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useEffect, useRef, useState } from 'react';
import { groupTypeLabels } from '../../../shell/group-type-label.ts';
import { DetailsList } from '../../../ui/details-list.tsx';
import { focusPanelHeading } from '../../../ui/focus-heading.ts';
import { IconPencil } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { EditGroupForm } from './edit-group-form.tsx';
import type { RenderCountry } from './group-fields.tsx';
import { planLabels, planMeanings } from './group-labels.ts';
import classes from './group-page.module.css';

interface Props {
  group: ProductGroup;
  editing: boolean;
  renderCountry: RenderCountry;
}

/** What a group is, to be read or edited. */
export function DetailsPanel({ group, editing, renderCountry }: Props) {
  const [saved, setSaved] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const shown = useRef(editing);
  // The button that was pressed is gone with what stood there: the keyboard goes on at the heading.
  useEffect(() => {
    if (shown.current === editing) return;
    shown.current = editing;
    focusPanelHeading(inside.current);
  }, [editing]);
  return (
    <SectionPanel title={m.group_details()}>
      <div ref={inside} className={classes.details}>
        {editing ? (
          <EditGroupForm
            key={group.id}
            group={group}
            renderCountry={renderCountry}
            onSaved={() => setSaved(true)}
          />
        ) : (
          <>
            <Details group={group} />
            <MessageLine tone="success" text={saved ? m.group_saved() : undefined} />
            <div className={classes.row}>
              <Button
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.8} />}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="."
                    search={(search) => ({ ...search, edit: 'details' })}
                    resetScroll={false}
                  />
                )}
                onClick={() => setSaved(false)}
              >
                {m.group_edit()}
              </Button>
            </div>
          </>
        )}
      </div>
    </SectionPanel>
  );
}

function Details({ group }: { group: ProductGroup }) {
  const locale = getLocale();
  const names = group.branches.map(({ name }) => name);
  return (
    <DetailsList
      items={[
        {
          term: m.login_enterprise_code(),
          value: <span className={classes.code}>{group.enterpriseCode}</span>,
        },
        { term: m.group_institution_code(), value: group.institutionCode },
        { term: m.group_country(), value: group.country },
        { term: m.group_type(), value: groupTypeLabels[group.type]() },
        {
          term: m.group_plan(),
          value: m.group_plan_with_meaning({
            plan: planLabels[group.plan](),
            meaning: planMeanings[group.plan](),
          }),
        },
        { term: m.group_branches(), value: formatList(names, locale) },
        { term: m.group_users_that_log_in(), value: formatNumber(group.users, locale) },
        { term: m.group_reports_ever(), value: formatNumber(group.reports, locale) },
        { term: m.list_created(), value: <Timestamp instant={group.createdDate} /> },
        {
          term: m.group_description(),
          value: group.description && <span className={classes.lines}>{group.description}</span>,
        },
      ]}
    />
  );
}

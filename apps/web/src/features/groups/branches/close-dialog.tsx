import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Branch, BranchDetail } from '@udaya/contract/group-branches';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../../shell/query-view.tsx';
import { branchQuery } from './branch-queries.ts';
import classes from './branches-page.module.css';
import { CloseForm } from './close-form.tsx';

interface Props {
  branch: Branch;
  onEnd: (told?: string) => void;
}

/** Closes a branch, having shown what it has now; of a closed one the people are moved. */
export function CloseDialog({ branch: { id, name, state }, onEnd }: Props) {
  const query = useQuery(branchQuery(id));
  return (
    <Modal
      opened
      onClose={() => onEnd()}
      title={state === 'open' ? m.branch_close_title({ name }) : m.branch_close_move_title({ name })}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <QueryView query={query} skeleton="16rem">
        {(branch) => (
          <Stack gap="md">
            {branch.state === 'open' && <Text>{m.branch_close_text()}</Text>}
            <Counts branch={branch} />
            {branch.others.length > 0 ? (
              <CloseForm branch={branch} onEnd={onEnd} />
            ) : (
              <LastOne onEnd={onEnd} />
            )}
          </Stack>
        )}
      </QueryView>
    </Modal>
  );
}

function Counts({ branch: { users, disabled, invited, reports } }: { branch: BranchDetail }) {
  return (
    <div>
      <Text>{m.branch_close_has()}</Text>
      <ul className={classes.counts}>
        <li>{m.branch_close_users({ total: users })}</li>
        {disabled > 0 && <li>{m.branch_close_disabled({ total: disabled })}</li>}
        <li>{m.branch_close_invited({ total: invited })}</li>
        <li>{m.branch_close_reports({ total: reports, written: formatNumber(reports, getLocale()) })}</li>
      </ul>
    </div>
  );
}

function LastOne({ onEnd }: Pick<Props, 'onEnd'>) {
  return (
    <>
      <Text>{m.branch_close_last()}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onEnd()}>
          {m.branch_close_last_ok()}
        </Button>
      </Group>
    </>
  );
}

import { Button, Group, NativeSelect, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { type BranchDetail, groupBranches } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { refusedWith } from '../../../api/refused-with.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { branchQuery, forgetBranches } from './branch-queries.ts';
import classes from './branches-page.module.css';

interface Props {
  branch: BranchDetail;
  onEnd: (told?: string) => void;
}

/** Asks what becomes of the people of a branch, and closes it. */
export function CloseForm({ branch, onEnd }: Props) {
  const queryClient = useQueryClient();
  const { id, name, state, version, users, disabled, invited, others } = branch;
  const hasPeople = users + disabled + invited > 0;
  const isOpen = state === 'open';
  const close = useCallForm(groupBranches.close, {
    name: 'close-branch',
    initialValues: { way: isOpen && invited === 0 ? '' : 'move', moveTo: '', version },
    order: ['way', 'moveTo'],
    inputOf: ({ way, moveTo }) => {
      if (hasPeople && way === '') {
        close.form.setFieldError('way', m.branch_close_handover());
        return undefined;
      }
      if (hasPeople && way === 'move' && moveTo === '') {
        close.form.setFieldError('moveTo', m.branch_move_to_unknown());
        return undefined;
      }
      return { params: { id }, body: { version, moveTo: hasPeople && way === 'move' ? moveTo : '' } };
    },
    onDone: () => {
      void forgetBranches(queryClient);
      onEnd(isOpen ? m.branch_list_was_closed({ name }) : m.branch_list_was_handed_over({ name }));
    },
    onFailed: (error) => {
      // What is shown is not so any more: it is asked again, and the refusal stays beside it.
      if (refusedWith(error, groupBranches.close, 'branch.conflict'))
        void queryClient.invalidateQueries(branchQuery(id));
    },
  });
  const { form } = close;
  return (
    <CallForm form={close} className={classes.form} label={m.branch_close_title({ name })}>
      {hasPeople && isOpen && (
        <Radio.Group label={m.branch_close_handover()} {...form.getInputProps('way')}>
          <div className={classes.ways}>
            <Radio value="move" label={m.branch_close_move()} description={m.branch_close_move_hint()} />
            <Radio
              value="stay"
              label={m.branch_close_stay()}
              description={invited > 0 ? m.branch_close_stay_invited() : m.branch_close_stay_hint()}
              disabled={invited > 0}
            />
          </div>
        </Radio.Group>
      )}
      {hasPeople && form.values.way === 'move' && (
        <NativeSelect
          size="md"
          label={m.branch_close_to()}
          data={[
            { value: '', label: m.branch_close_choose(), disabled: true },
            ...others.map((other) => ({ value: other.id, label: other.name })),
          ]}
          {...form.getInputProps('moveTo')}
        />
      )}
      <MessageLine tone="error" {...close.failure} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => onEnd()}>
          {isOpen ? m.branch_close_keep() : m.branch_close_move_keep()}
        </Button>
        <WorkingButton type="submit" {...(isOpen ? { color: 'red.9' } : {})} working={close.pending}>
          {isOpen ? m.branch_close_confirm() : m.branch_close_move_confirm()}
        </WorkingButton>
      </Group>
    </CallForm>
  );
}

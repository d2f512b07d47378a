import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Branch, groupBranches } from '@udaya/contract/group-branches';
import { groupLimits } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { refusedWith } from '../../../api/refused-with.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { branchQuery, forgetBranches } from './branch-queries.ts';
import classes from './branches-page.module.css';

interface Props {
  /** The branch to be renamed; without one a new one is made. */
  branch?: Branch;
  onEnd: (told?: string) => void;
}

/** Creates a branch, or renames one. */
export function NameDialog({ branch, onEnd }: Props) {
  return (
    <Modal
      opened
      onClose={() => onEnd()}
      title={branch ? m.branch_rename_title({ name: branch.name }) : m.branch_new_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      {branch ? <RenameForm branch={branch} onEnd={onEnd} /> : <CreateForm onEnd={onEnd} />}
    </Modal>
  );
}

function CreateForm({ onEnd }: Pick<Props, 'onEnd'>) {
  const queryClient = useQueryClient();
  const create = useCallForm(groupBranches.create, {
    name: 'new-branch',
    initialValues: { name: '' },
    inputOf: (body) => ({ body }),
    onDone: ({ name }) => {
      void forgetBranches(queryClient);
      onEnd(m.branch_list_created({ name }));
    },
  });
  return (
    <CallForm form={create} className={classes.form} label={m.branch_new_title()}>
      <NameField {...create.form.getInputProps('name')} />
      <MessageLine tone="error" {...create.failure} />
      <Buttons label={m.branch_create()} working={create.pending} onCancel={() => onEnd()} />
    </CallForm>
  );
}

/** Where somebody else changed the branch meanwhile, what was typed stays, and it says what the branch is called now. */
function RenameForm({ branch, onEnd }: { branch: Branch; onEnd: Props['onEnd'] }) {
  const queryClient = useQueryClient();
  /** What the branch is called now, where that is another name than was shown. */
  const [nameNow, setNameNow] = useState(branch.name);
  const rename = useCallForm(groupBranches.rename, {
    name: 'rename-branch',
    initialValues: { name: branch.name, version: branch.version },
    inputOf: (body) => ({ params: { id: branch.id }, body }),
    onDone: ({ name }) => {
      void forgetBranches(queryClient);
      onEnd(m.branch_list_renamed({ name }));
    },
    onFailed: async (error) => {
      if (!refusedWith(error, groupBranches.rename, 'branch.conflict')) return;
      const now = await queryClient.fetchQuery(branchQuery(branch.id));
      rename.form.setFieldValue('version', now.version);
      setNameNow(now.name);
      void forgetBranches(queryClient);
    },
  });
  const conflicts = refusedWith(rename.error, groupBranches.rename, 'branch.conflict');
  return (
    <CallForm form={rename} className={classes.form} label={m.branch_rename_title({ name: branch.name })}>
      <NameField {...rename.form.getInputProps('name')} />
      <MessageLine
        tone="error"
        {...(conflicts
          ? { text: rename.failure.text, detail: m.branch_rename_conflict({ name: nameNow }) }
          : rename.failure)}
      />
      <Buttons label={m.branch_save()} working={rename.pending} onCancel={() => onEnd()} />
    </CallForm>
  );
}

function NameField(field: object) {
  return (
    <TextInput
      label={m.branch_name()}
      description={m.branch_name_hint()}
      maxLength={groupLimits.branch}
      autoComplete="off"
      data-autofocus
      {...field}
    />
  );
}

function Buttons({ label, working, onCancel }: { label: string; working: boolean; onCancel: () => void }) {
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel}>
        {m.branch_cancel()}
      </Button>
      <WorkingButton type="submit" working={working}>
        {label}
      </WorkingButton>
    </Group>
  );
}

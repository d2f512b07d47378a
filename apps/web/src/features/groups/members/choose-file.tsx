import { Text } from '@mantine/core';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { groupMemberFiles, type MemberFileCheck } from '@udaya/contract/group-member-files';
import {
  type MemberColumn,
  memberColumns,
  memberFileBytes,
  memberFileRows,
} from '@udaya/core/groups/member-file';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type SubmitEvent, useRef, useState } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { FileField } from '../../../shell/files/file-field.tsx';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './file-page.module.css';

interface Props {
  file: File | undefined;
  checking: UseMutationResult<MemberFileCheck, Error, File>;
  onChange: (file: File | undefined) => void;
}

const megabyte = 1024 * 1024;

/** The file to be checked, and what it has to look like. */
export function ChooseFile({ file, checking, onChange }: Props) {
  const [missing, setMissing] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const found = checking.error && errorText(checking.error).fields.find(({ path }) => path === 'people');
  const failure = errorLine(found ? undefined : checking.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = refuse(file);
    setMissing(wrong);
    if (wrong || !file) button.current?.focus();
    else checking.mutate(file);
  };
  return (
    <SectionPanel
      title={m.member_file_choose_title()}
      lead={m.member_file_choose_lead({ max: rowsAtMost() })}
    >
      <form className={classes.form} onSubmit={submit} noValidate aria-label={m.member_file_choose_title()}>
        <FileField
          file={file}
          maxBytes={memberFileBytes}
          error={missing ?? found?.message}
          buttonRef={button}
          onChange={(next, refused) => {
            setMissing(refused ?? (next && refuse(next)));
            onChange(next);
          }}
        />
        <MessageLine tone="error" text={failure.text} detail={failure.detail} />
        <div className={classes.buttons}>
          <WorkingButton type="submit" size="md" working={checking.isPending}>
            {checking.isPending ? m.member_file_checking() : m.member_file_check()}
          </WorkingButton>
        </div>
      </form>
      <details className={classes.help}>
        <summary>{m.member_file_help()}</summary>
        <dl className={classes.rules}>
          {memberColumns.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{rules[column]()}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed">
          {m.member_file_help_format({ size: memberFileBytes / megabyte })}
        </Text>
      </details>
      <div className={classes.buttons}>
        <HelpFile kind="readTemplate" label={m.member_file_template()} />
        <HelpFile kind="readExample" label={m.member_file_example()} />
      </div>
    </SectionPanel>
  );
}

const rowsAtMost = () => formatNumber(memberFileRows, getLocale());

/** What keeps a file from being sent, as far as its name and size say. */
function refuse(file: File | undefined): string | undefined {
  if (!file) return m.file_missing();
  if (!/\.csv$/i.test(file.name.trim())) return m.file_only_csv();
  if (file.size > memberFileBytes) return m.file_too_large({ max: memberFileBytes / megabyte });
  return file.size === 0 ? m.file_empty() : undefined;
}

const rules: Record<MemberColumn, () => string> = {
  firstName: m.member_file_rule_first_name,
  lastName: m.member_file_rule_last_name,
  email: m.member_file_rule_email,
  role: m.member_file_rule_role,
  branch: m.member_file_rule_branch,
};

function HelpFile({ kind, label }: { kind: 'readTemplate' | 'readExample'; label: string }) {
  const fetching = useMutation({
    mutationFn: () => downloadFile(groupMemberFiles[kind], {}, 'users.csv'),
  });
  return (
    <div>
      <WorkingButton
        variant="default"
        working={fetching.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => fetching.mutate()}
      >
        {label}
      </WorkingButton>
      <MessageLine tone="error" {...errorLine(fetching.error)} />
    </div>
  );
}

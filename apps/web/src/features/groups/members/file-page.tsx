import { Anchor, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { recordId } from '@udaya/contract/fields';
import { groupMemberFiles, type MemberFileCheck } from '@udaya/contract/group-member-files';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { IconArrowLeft, IconMail } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { ChooseFile } from './choose-file.tsx';
import classes from './file-page.module.css';
import { FileProgress } from './file-progress.tsx';
import { FileErrors, FileRows, OutcomeCounts } from './file-rows.tsx';
import { memberFileQuery } from './member-queries.ts';

/** People invited by a file: chosen, checked, sent. The address names one that was sent, so that a reload finds it again. */
export function MemberFilePage({ file }: { file: string | undefined }) {
  return (
    <div className={classes.page}>
      <div>
        <Anchor className={classes.back} renderRoot={(props) => <Link {...props} to="/enterprise/users" />}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
          {m.member_file_back()}
        </Anchor>
        <PageHeader title={m.member_file_title()} lead={m.member_file_lead()} />
      </div>
      {file === undefined ? <NewFile /> : <SentFile key={file} id={file} />}
    </div>
  );
}

/** The file that an address names, where it may be one. */
export function readFile(file: unknown): string | undefined {
  return recordId.safeParse(file).data;
}

function NewFile() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const checking = useMutation({
    mutationFn: (chosen: File) =>
      call(groupMemberFiles.check, { body: {}, file: chosen, timeoutMs: 120_000 }),
    onSuccess: () => setTimeout(focusHeading),
  });
  const sending = useMutation({
    mutationFn: (id: string) => call(groupMemberFiles.send, { params: { id } }),
    onSuccess: ({ id }) => void navigate({ to: '/enterprise/users/file', search: { file: id } }),
  });
  const check = checking.data;
  return (
    <>
      <ChooseFile
        file={file}
        checking={checking}
        onChange={(next) => {
          checking.reset();
          sending.reset();
          setFile(next);
        }}
      />
      {check?.errorFlag && <FileErrors check={check} />}
      {check && !check.errorFlag && (
        <Ready
          check={check}
          sending={sending.isPending}
          error={sending.error}
          onSend={() => sending.mutate(check.id)}
        />
      )}
    </>
  );
}

interface ReadyProps {
  check: MemberFileCheck;
  sending: boolean;
  error: Error | null;
  onSend: () => void;
}

/** What will happen, before it does. */
function Ready({ check, sending, error, onSend }: ReadyProps) {
  const total = check.counts.invited;
  return (
    <SectionPanel title={m.member_file_ready_title()} lead={m.member_file_ready_lead()}>
      <OutcomeCounts counts={check.counts} />
      <MessageLine tone="error" {...errorLine(error)} />
      <div className={classes.buttons}>
        {total > 0 ? (
          <WorkingButton
            size="md"
            leftSection={<IconMail size={18} stroke={1.8} />}
            working={sending}
            onClick={onSend}
          >
            {m.member_file_send({ total })}
          </WorkingButton>
        ) : (
          <p className={classes.note}>{m.member_file_nobody()}</p>
        )}
      </div>
      <FileRows rows={check.rows} rowCount={check.rowCount} />
    </SectionPanel>
  );
}

function SentFile({ id }: { id: string }) {
  const query = useQuery(memberFileQuery(id));
  return (
    <>
      <QueryView query={query} skeleton="14rem" surface>
        {(file) => <FileProgress file={file} />}
      </QueryView>
      <div className={classes.buttons}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/enterprise/users/file" search={{}} />}
        >
          {m.member_file_another()}
        </Button>
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/enterprise/users" />}>
          {m.member_file_back()}
        </Button>
      </div>
    </>
  );
}

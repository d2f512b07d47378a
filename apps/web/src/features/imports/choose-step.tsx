import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { birthImports } from '@udaya/contract/birth-imports';
import {
  type BirthMapping,
  birthColumnNamed,
  birthFileBytes,
  mapHeadings,
  missingColumns,
} from '@udaya/core/births/birth-file';
import * as m from '@udaya/messages';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorLine, errorText } from '../../api/error-text.ts';
import { FileField } from '../../shell/files/file-field.tsx';
import classes from '../../shell/files/file-page.module.css';
import { FilePreview } from '../../shell/files/file-preview.tsx';
import { refuseFile } from '../../shell/files/read-preview.ts';
import { type FileRules, usePreview } from '../../shell/files/use-preview.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { ColumnMatch } from './column-match.tsx';
import { FileHelp } from './file-help.tsx';
import { importQuery, importsQuery } from './import-queries.ts';

const rules: FileRules = {
  maxBytes: birthFileBytes,
  isKnown: (heading) => birthColumnNamed(heading) !== undefined,
};
/** Five megabytes take their time on a slow line. */
const timeoutMs = 120_000;

/** What is sent: the file, the branch that its reports stand in, and which column holds what. */
export function ChooseStep({ onChecked }: { onChecked: (importId: string) => void }) {
  const queryClient = useQueryClient();
  const branches = useQuery(importsQuery(0)).data?.branches;
  const [file, setFile] = useState<File>();
  const [branchId, setBranchId] = useState('');
  const [matched, setMatched] = useState<BirthMapping>();
  const [errors, setErrors] = useState<{ births?: string | undefined; branchId?: string | undefined }>({});
  const fileButton = useRef<HTMLButtonElement>(null);
  const branchSelect = useRef<HTMLSelectElement>(null);
  const match = useRef<HTMLDivElement>(null);
  const { preview, refused } = usePreview(file, rules);
  const mapping = matched ?? mapHeadings(preview?.heading ?? []);
  const chosenBranch = branchId || (branches?.length === 1 ? (branches[0]?.id ?? '') : '');

  const checking = useMutation({
    mutationFn: async ({ births, branch }: { births: File; branch: string }) =>
      call(birthImports.check, {
        body: { branchId: branch, columns: JSON.stringify(mapping) },
        file: births,
        timeoutMs,
      }),
    onSuccess: (found) => {
      queryClient.setQueryData(importQuery(found.importId).queryKey, found);
      void queryClient.invalidateQueries({ queryKey: ['birth-imports', 'list'] });
      onChecked(found.importId);
    },
  });
  const found = checking.error
    ? Object.fromEntries(errorText(checking.error).fields.map(({ path, message }) => [path, message]))
    : {};
  const shown = {
    births: errors.births ?? refused ?? found.births,
    branchId: errors.branchId ?? found.branchId,
  };
  const failure = errorLine(shown.births || shown.branchId || found.columns ? undefined : checking.error);
  const isReadable = file && !refuseFile(file, birthFileBytes) && !refused;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = {
      births: refuseFile(file, birthFileBytes),
      branchId: chosenBranch ? undefined : m.import_branch_required(),
    };
    setErrors(wrong);
    if (wrong.branchId) branchSelect.current?.focus();
    else if (!file || wrong.births || refused) fileButton.current?.focus();
    else if (missingColumns(mapping).length > 0)
      match.current?.querySelector('select[aria-invalid]')?.scrollIntoView();
    else checking.mutate({ births: file, branch: chosenBranch });
  };

  if (branches?.length === 0) return <MessageLine tone="info" text={m.import_no_branch()} />;
  return (
    <>
      <form className={classes.choose} onSubmit={submit} noValidate aria-label={m.menu_bulk_births()}>
        <Panel className={classes.fields}>
          {branches && branches.length > 1 && (
            <NativeSelect
              ref={branchSelect}
              label={m.import_branch()}
              description={m.import_branch_hint()}
              value={branchId}
              error={shown.branchId}
              onChange={({ currentTarget }) => {
                setErrors({ ...errors, branchId: undefined });
                setBranchId(currentTarget.value);
              }}
              data={[
                { value: '', label: m.import_branch_choose() },
                ...branches.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <FileField
            file={file}
            maxBytes={birthFileBytes}
            error={shown.births}
            buttonRef={fileButton}
            onChange={(chosen, why) => {
              setErrors({ ...errors, births: why ?? (chosen && refuseFile(chosen, birthFileBytes)) });
              setMatched(undefined);
              checking.reset();
              setFile(chosen);
            }}
          />
          {isReadable && <FilePreview preview={preview} />}
        </Panel>
        {isReadable && preview && preview.heading.length > 0 && (
          <ColumnMatch
            ref={match}
            headings={preview.heading}
            mapping={mapping}
            error={found.columns}
            onChange={(next) => {
              checking.reset();
              setMatched(next);
            }}
          />
        )}
        <MessageLine tone="error" text={failure.text} detail={failure.detail} />
        <div className={classes.buttons}>
          <WorkingButton type="submit" size="md" working={checking.isPending}>
            {checking.isPending ? m.import_checking() : m.import_check()}
          </WorkingButton>
        </div>
      </form>
      <FileHelp />
    </>
  );
}

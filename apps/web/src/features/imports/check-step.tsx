import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BirthFindings, type BirthImport, birthImports } from '@udaya/contract/birth-imports';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { downloadFile } from '../../api/download-file.ts';
import { errorLine } from '../../api/error-text.ts';
import { DownloadFile } from '../../shell/files/download-file-button.tsx';
import { ErrorList } from '../../shell/files/error-list.tsx';
import classes from '../../shell/files/file-page.module.css';
import { ConsentBox } from '../../shell/forms/consent-box.tsx';
import { QueryView } from '../../shell/query-view.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ImportCounts } from './import-counts.tsx';
import { findingsQuery, importQuery } from './import-queries.ts';
import { PlaceList } from './place-list.tsx';
import { RowSample } from './row-sample.tsx';

/** What the check of the file found: what would be taken, what is in doubt, and what is wrong. */
export function CheckStep({ found, onClose }: { found: BirthImport; onClose: () => void }) {
  const findings = useQuery(findingsQuery(found.importId));
  return (
    <>
      <Panel className={classes.checked}>
        <FileLine found={found} />
        <ImportCounts found={found} always="ready" />
        {found.isOwn ? (
          <Begin found={found} onClose={onClose} />
        ) : (
          <Text c="dimmed">{m.import_not_own()}</Text>
        )}
      </Panel>
      <QueryView query={findings} skeleton="20rem" surface>
        {(data) => <Findings found={found} findings={data} />}
      </QueryView>
    </>
  );
}

export function FileLine({ found: { fileName, branchName, rowCount } }: { found: BirthImport }) {
  return (
    <Text className={classes.fileLine}>
      {m.import_file_line({ name: fileName, branch: branchName, count: rowCount })}
    </Text>
  );
}

function Begin({ found, onClose }: { found: BirthImport; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { importId, counts } = found;
  const beginning = useMutation({
    mutationFn: async () =>
      call(birthImports.begin, { params: { importId }, body: { consent: true, leaveOut: true } }),
    onSuccess: (begun) => queryClient.setQueryData(importQuery(importId).queryKey, begun),
  });
  const failure = errorLine(beginning.error);
  if (counts.ready === 0)
    return (
      <>
        <MessageLine
          tone="info"
          text={counts.placeOpen > 0 ? m.import_places_first() : m.failure_births_nothing_to_take()}
        />
        <div className={classes.buttons}>
          <DiscardButton importId={importId} onDone={onClose} />
        </div>
      </>
    );
  return (
    <>
      {counts.placeOpen > 0 && <Text>{m.import_open_left_out({ count: counts.placeOpen })}</Text>}
      <ConsentBox
        ref={box}
        words={m.import_consent()}
        checked={consent}
        error={missing && !consent ? m.import_consent_required() : undefined}
        onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
      />
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
      <div className={classes.buttons}>
        <WorkingButton
          size="md"
          working={beginning.isPending}
          onClick={() => {
            setMissing(!consent);
            if (consent) beginning.mutate();
            else box.current?.focus();
          }}
        >
          {m.import_begin({ count: counts.ready })}
        </WorkingButton>
        <DiscardButton importId={importId} onDone={onClose} />
        <Button variant="subtle" onClick={onClose}>
          {m.import_later()}
        </Button>
      </div>
    </>
  );
}

function Findings({ found, findings }: { found: BirthImport; findings: BirthFindings }) {
  const { errors, errorCount, causes, places, sample, ignored } = findings;
  return (
    <>
      {places.length > 0 && <PlaceList found={found} findings={findings} />}
      {sample.length > 0 && <RowSample sample={sample} />}
      {errorCount > 0 && (
        <ErrorList found={{ listed: errors, errorCount, causes }}>
          <DownloadRefused found={found} />
        </ErrorList>
      )}
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {m.import_ignored({ names: formatList(ignored, getLocale()) })}
        </Text>
      )}
    </>
  );
}

/** The rows that are not taken, to be mended and sent again. */
export function DownloadRefused({ found: { importId } }: { found: BirthImport }) {
  const fetching = useMutation({
    mutationFn: () => downloadFile(birthImports.readErrors, { params: { importId } }, 'births-errors.csv'),
  });
  return <DownloadFile label={m.import_download_errors()} fetching={fetching} variant="light" />;
}

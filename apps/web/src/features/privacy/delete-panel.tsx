import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DeletionTerms, privacy } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/call.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { DeleteForm } from './delete-form.tsx';
import classes from './privacy-page.module.css';

/** Deletes the account: first what that means, then the way to do it. */
export function DeletePanel() {
  const [asking, setAsking] = useState(false);
  const beginButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setAsking(false));
    beginButton.current?.focus();
  };
  const terms = useQuery({
    queryKey: ['deletion-terms'],
    queryFn: ({ signal }) => call(privacy.readDeletionTerms, { signal }),
  });
  return (
    <SectionPanel title={m.privacy_delete_title()} lead={m.privacy_delete_text()}>
      <QueryView query={terms} skeleton="14rem">
        {(known) => (
          <>
            <Terms terms={known} />
            {asking ? (
              <DeleteForm onCancel={cancel} />
            ) : (
              <Button
                ref={beginButton}
                variant="default"
                className={classes.start}
                onClick={() => setAsking(true)}
              >
                {m.privacy_delete_begin()}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </SectionPanel>
  );
}

function Terms({ terms: { reports, erased, kept } }: { terms: DeletionTerms }) {
  return (
    <div className={classes.terms}>
      <section>
        <Title order={3} size="h4">
          {m.privacy_delete_erased()}
        </Title>
        <ul>
          {erased.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt="xs">
          {m.privacy_delete_reports({ count: reports })}
        </Text>
      </section>
      <section>
        <Title order={3} size="h4">
          {m.privacy_delete_kept()}
        </Title>
        <ul>
          {kept.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { Badge, Button } from '@mantine/core';
import type { UploadChange } from '@udaya/contract/uploads';
import * as m from '@udaya/messages';
import { useState } from 'react';
import classes from '../../shell/files/file-page.module.css';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';

const shownAtOnce = 20;
/** So few changes are seen without asking. */
const openAtFirst = 3;

/** What a file adds and changes, text beside text. */
export function ChangeList({ changes }: { changes: readonly UploadChange[] }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <SectionPanel title={m.upload_changes()} lead={m.upload_changes_lead()}>
      <ul className={classes.changes}>
        {changes.slice(0, shown).map((change, index) => (
          <li key={`${change.planet} ${change.position}`}>
            <Change change={change} isOpen={changes.length <= openAtFirst || index === 0} />
          </li>
        ))}
      </ul>
      {changes.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)} className={classes.more}>
          {m.upload_show_more({ count: changes.length - shown })}
        </Button>
      )}
    </SectionPanel>
  );
}

/** One entry. Its texts are compared only once it is opened. */
function Change({
  change: { planet, position, before, after },
  isOpen,
}: {
  change: UploadChange;
  isOpen: boolean;
}) {
  const [opened, setOpened] = useState(isOpen);
  const pair = m.upload_pair({ planet, position });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={classes.change}>
        <span className={classes.pair}>{pair}</span>
        <Badge variant="light" color={before ? 'indigo' : 'teal'}>
          {before ? m.upload_is_changed() : m.upload_is_added()}
        </Badge>
        <span className={classes.changeTitle}>{after.descriptionTitle}</span>
      </summary>
      {opened && (
        <div className={classes.texts}>
          <WordDiff
            before={before ? textOf(before) : ''}
            after={textOf(after)}
            titles={[m.upload_in_force({ pair }), m.upload_in_file({ pair })]}
          />
        </div>
      )}
    </details>
  );
}

/** An entry as it is compared: its title, and below it the text. */
const textOf = ({ descriptionTitle, description }: UploadChange['after']) =>
  `${descriptionTitle}\n\n${description}`;

import { Badge, Button } from '@mantine/core';
import type { KnowledgeChange, KnowledgeText } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { useState } from 'react';
import classes from '../../shell/files/file-page.module.css';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';

const shownAtOnce = 20;
/** So few changes are seen without asking. */
const openAtFirst = 3;

/** What a file adds and changes, text beside text. */
export function ChangeList({ changes }: { changes: readonly KnowledgeChange[] }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <SectionPanel title={m.knowledge_upload_changes()} lead={m.knowledge_upload_changes_lead()}>
      <ul className={classes.changes}>
        {changes.slice(0, shown).map((change, index) => (
          <li key={`${change.key}|${change.ageBand}`}>
            <Change change={change} isOpen={changes.length <= openAtFirst || index === 0} />
          </li>
        ))}
      </ul>
      {changes.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)} className={classes.more}>
          {m.file_show_more({ count: changes.length - shown })}
        </Button>
      )}
    </SectionPanel>
  );
}

/** One entry. Its texts are compared only once it is opened. */
function Change({
  change: { key, ageBand, kind, before, after },
  isOpen,
}: {
  change: KnowledgeChange;
  isOpen: boolean;
}) {
  const [opened, setOpened] = useState(isOpen);
  const pair = ageBand
    ? m.knowledge_text_name_at({ name: key, age: m.knowledge_text_age_band({ band: ageBand }) })
    : key;
  const badge = badges[kind];
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={classes.change}>
        <span className={classes.pair}>{pair}</span>
        <Badge variant="light" color={badge.color}>
          {badge.words()}
        </Badge>
        <span className={classes.changeTitle}>{(after ?? before)?.descriptionTitle}</span>
      </summary>
      {opened && (
        <div className={classes.texts}>
          <WordDiff
            before={textOf(before)}
            after={textOf(after)}
            titles={[m.knowledge_upload_active({ pair }), m.knowledge_upload_in_file({ pair })]}
          />
        </div>
      )}
    </details>
  );
}

const badges = {
  added: { color: 'teal', words: m.knowledge_upload_is_added },
  changed: { color: 'indigo', words: m.knowledge_upload_is_changed },
  removed: { color: 'red', words: m.knowledge_upload_is_removed },
} as const;

/** A text as it is compared: its title, below it what it says, and below that what it claims and whether it was read. */
function textOf(text: KnowledgeText | null): string {
  if (!text) return '';
  const { descriptionTitle, description, tags, reviewed } = text;
  const read = reviewed === '' ? m.knowledge_upload_not_read() : '';
  return [descriptionTitle, description, tags.join(' '), read].filter(Boolean).join('\n\n');
}

import { Button } from '@mantine/core';
import type { KnowledgeChange } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { IconChevronRight } from '../../ui/icons.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import classes from './change-list.module.css';
import { textName } from './knowledge-words.ts';

interface Props<Change> {
  changes: readonly Change[];
  /** What stands over the two texts. */
  titles: readonly [before: string, after: string];
  /** What stands before an entry, e.g. a box to choose it by. */
  renderBefore?: (change: Change) => ReactNode;
  /** What is said of an entry beside how it changed. */
  note?: (change: Change) => string | undefined;
}

/** Few enough to be read at a glance: they begin open. */
const fewEntries = 3;

/** Entries that differ, each opened to its two texts beside each other. */
export function ChangeList<Change extends KnowledgeChange>({
  changes,
  titles,
  renderBefore,
  note,
}: Props<Change>) {
  const [opened, setOpened] = useState(() => new Set(changes.length <= fewEntries ? changes.map(keyOf) : []));
  const all = opened.size >= changes.length;
  const toggle = (key: string) =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <div className={classes.changes}>
      {changes.length > 1 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.all}
          onClick={() => setOpened(new Set(all ? [] : changes.map(keyOf)))}
        >
          {all ? m.knowledge_close_all() : m.knowledge_open_all()}
        </Button>
      )}
      <ul className={classes.list}>
        {changes.map((change) => {
          const key = keyOf(change);
          const isOpen = opened.has(key);
          const said = note?.(change);
          return (
            <li key={key} className={classes.change}>
              <div className={classes.head}>
                {renderBefore?.(change)}
                <button
                  type="button"
                  className={classes.toggle}
                  aria-expanded={isOpen}
                  onClick={() => toggle(key)}
                >
                  <IconChevronRight size={18} stroke={1.9} aria-hidden="true" className={classes.sign} />
                  <span className={classes.name}>
                    <strong>{textName(change)}</strong>
                    <span>{(change.after ?? change.before)?.descriptionTitle}</span>
                  </span>
                  <span className={classes.kind} data-kind={change.kind}>
                    {kindName(change)}
                    {said && ` · ${said}`}
                  </span>
                </button>
              </div>
              {isOpen && (
                <div className={classes.texts}>
                  <ChangedTexts change={change} titles={titles} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The title, where it differs, and the text of an entry before and after. */
function ChangedTexts({
  change: { before, after },
  titles,
}: {
  change: KnowledgeChange;
  titles: Props<never>['titles'];
}) {
  const isTitleOther = before?.descriptionTitle !== after?.descriptionTitle;
  return (
    <>
      {isTitleOther && (
        <WordDiff
          before={before?.descriptionTitle ?? ''}
          after={after?.descriptionTitle ?? ''}
          titles={[titleOver(titles[0]), titleOver(titles[1])]}
        />
      )}
      <WordDiff before={before?.description ?? ''} after={after?.description ?? ''} titles={titles} />
    </>
  );
}

const titleOver = (words: string) => m.knowledge_title_of({ which: words });
const keyOf = ({ key, ageBand }: KnowledgeChange) => `${key}|${ageBand}`;

function kindName({ kind }: KnowledgeChange): string {
  if (kind === 'added') return m.knowledge_added();
  return kind === 'removed' ? m.knowledge_removed() : m.knowledge_changed();
}

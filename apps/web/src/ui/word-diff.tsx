import { VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import { diffWordsWithSpace } from 'diff';
import classes from './word-diff.module.css';

interface Props {
  /** Empty where there was no text. */
  before: string;
  after: string;
  /** What stands over either text, e.g. two versions. */
  titles: readonly [before: string, after: string];
}

/** Two texts beside each other, one below the other where it is narrow, with the words marked that differ. */
export function WordDiff({ before, after, titles }: Props) {
  const pieces = diffWordsWithSpace(before, after);
  return (
    <div className={classes.diff}>
      <div className={classes.side}>
        <p className={classes.title}>{titles[0]}</p>
        <p className={classes.text}>
          {pieces
            .filter(({ added }) => !added)
            .map(({ value, removed }, index) =>
              removed ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
                <del key={index}>
                  <VisuallyHidden>{m.diff_removed()}</VisuallyHidden>
                  {value}
                </del>
              ) : (
                value
              ),
            )}
        </p>
      </div>
      <div className={classes.side}>
        <p className={classes.title}>{titles[1]}</p>
        <p className={classes.text}>
          {pieces
            .filter(({ removed }) => !removed)
            .map(({ value, added }, index) =>
              added ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
                <ins key={index}>
                  <VisuallyHidden>{m.diff_added()}</VisuallyHidden>
                  {value}
                </ins>
              ) : (
                value
              ),
            )}
        </p>
      </div>
    </div>
  );
}

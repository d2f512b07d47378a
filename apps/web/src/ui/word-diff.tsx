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
  const left = runsOf(pieces.filter(({ added }) => !added).map(({ value, removed }) => [value, removed]));
  const right = runsOf(pieces.filter(({ removed }) => !removed).map(({ value, added }) => [value, added]));
  return (
    <div className={classes.diff}>
      <Side title={titles[0]} runs={left} as="del" said={m.shell_diff_removed()} />
      <Side title={titles[1]} runs={right} as="ins" said={m.shell_diff_added()} />
    </div>
  );
}

interface Run {
  text: string;
  differs: boolean;
}

/** Joins words that differ over the spaces between them, so that a changed sentence is one mark and is read out as one. */
function runsOf(pieces: readonly (readonly [text: string, differs: boolean])[]): Run[] {
  const runs: Run[] = [];
  for (const [index, [text, isMarked]] of pieces.entries()) {
    const last = runs.at(-1);
    const isGap = text.trim() === '' && (last?.differs ?? false) && (pieces[index + 1]?.[1] ?? false);
    const differs = isMarked || isGap;
    if (last?.differs === differs) last.text += text;
    else runs.push({ text, differs });
  }
  return runs;
}

interface SideProps {
  title: string;
  runs: readonly Run[];
  as: 'del' | 'ins';
  /** What is read out before each mark. */
  said: string;
}

function Side({ title, runs, as: Mark, said }: SideProps) {
  return (
    <div className={classes.side}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>
        {runs.map(({ text, differs }, index) =>
          differs ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
            <Mark key={index}>
              <VisuallyHidden>{said}</VisuallyHidden>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

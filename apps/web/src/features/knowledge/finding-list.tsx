import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../../ui/icons.tsx';
import classes from './finding-list.module.css';

/** What the checklist found in a text, each in words; what is refused stands out by colour and sign. */
export function FindingList({
  label,
  findings,
  none,
}: {
  label: string;
  findings: readonly { key: string; refused: boolean; words: ReactNode }[];
  /** What stands there where nothing was found. */
  none?: string;
}) {
  return (
    <section aria-label={label}>
      <ul className={classes.findings}>
        {findings.length === 0 && none && (
          <li>
            <IconCircleCheck size={17} stroke={1.8} aria-hidden="true" />
            <span>{none}</span>
          </li>
        )}
        {findings.map(({ key, refused, words }) => {
          const Sign = refused ? IconAlertCircle : IconInfoCircle;
          return (
            <li key={key} data-refused={refused || undefined}>
              <Sign size={17} stroke={1.8} aria-hidden="true" />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import type { SampleType } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import classes from './sample-page.module.css';

const kinds: readonly { type: SampleType; label: () => string; hint: () => string }[] = [
  { type: 'child', label: m.sample_child, hint: m.sample_child_for },
  { type: 'adult', label: m.sample_adult, hint: m.sample_adult_for },
  { type: 'student', label: m.sample_student, hint: m.sample_student_for },
];

/** The kinds of reports, each a way to its sample. */
export function SampleKinds({ chosen }: { chosen: SampleType }) {
  return (
    <nav aria-label={m.sample_kinds()} className={classes.kinds}>
      {kinds.map(({ type, label, hint }) => (
        <Link
          key={type}
          to="/sample/$type"
          params={{ type }}
          replace
          className={classes.kind}
          aria-current={type === chosen ? 'page' : undefined}
        >
          <strong>{label()}</strong>
          <span>{hint()}</span>
        </Link>
      ))}
    </nav>
  );
}

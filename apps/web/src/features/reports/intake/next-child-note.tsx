import { Alert } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconInfoCircle } from '../../../ui/icons.tsx';
import type { Common } from './next-child.ts';

const words: Record<Common, () => string> = {
  family: m.birth_next_family_note,
  school: m.birth_next_school_note,
  both: m.birth_next_both_note,
};

/** Says what the form began with. */
export function NextChildNote({ of }: { of: Common }) {
  return (
    <Alert color="indigo" role="status" icon={<IconInfoCircle size={20} aria-hidden="true" />}>
      {words[of]()}
    </Alert>
  );
}

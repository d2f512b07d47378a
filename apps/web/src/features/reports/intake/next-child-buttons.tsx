import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { generatePath } from './generate-path.ts';
import { beginNext, type Common, lastSent } from './next-child.ts';

/** The ways to the next child, beginning with what it has in common with the last one. Not there after a new login: nothing is kept beyond it. */
export function NextChildButtons() {
  const session = useSession();
  const navigate = useNavigate();
  const [isThere] = useState(() => lastSent.of(session.username).read() !== undefined);
  if (!isThere) return null;
  const isNgo = session.groupType === 'NGO';
  const begin = (of: Common) => {
    beginNext(session.username, isNgo, of);
    void navigate({ to: generatePath(session), state: { carried: of } });
  };
  return (
    <Stack align="center" gap="xs">
      <Text fw={600}>{m.birth_next_title()}</Text>
      <Group justify="center" gap="xs">
        {isNgo && (
          <Button variant="light" onClick={() => begin('both')}>
            {m.birth_next_both()}
          </Button>
        )}
        <Button variant="light" onClick={() => begin('family')}>
          {m.birth_next_family()}
        </Button>
        {isNgo && (
          <Button variant="light" onClick={() => begin('school')}>
            {m.birth_next_school()}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

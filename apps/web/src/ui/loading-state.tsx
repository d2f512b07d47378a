import { Loader, Stack, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import classes from './state.module.css';

/** What is shown while something is on its way. */
export function LoadingState({ label = m.state_loading() }: { label?: string }) {
  return (
    <Stack className={classes.state} align="center" gap="sm" role="status">
      <Loader type="dots" color="clay" />
      <Text c="dimmed">{label}</Text>
    </Stack>
  );
}

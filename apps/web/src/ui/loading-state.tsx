import { Loader, Stack, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import classes from './state.module.css';

interface Props {
  label?: string;
  /** It stands for a whole page, whose foot is below the fold: what follows it must not jump there. */
  tall?: boolean;
}

/** What is shown while something is on its way. */
export function LoadingState({ label = m.shell_loading(), tall = false }: Props) {
  return (
    <Stack className={classes.state} data-tall={tall || undefined} align="center" gap="sm" role="status">
      <Loader type="dots" color="clay" />
      <Text c="dimmed">{label}</Text>
    </Stack>
  );
}

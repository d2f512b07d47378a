import { useMantineColorScheme } from '@mantine/core';
import type { Session } from '@udaya/contract/sessions';
import { useEffect } from 'react';

/** Shows the page in the colour scheme that its user chose. */
export function useColourScheme(wish: Session['settings']['colourScheme']): void {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (colorScheme !== wish) setColorScheme(wish);
  }, [colorScheme, wish, setColorScheme]);
}

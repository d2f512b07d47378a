import { Button } from '@mantine/core';
import type { Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { IconVolume } from '../../../ui/first-icons.tsx';

const ListenControls = lazy(async () => ({
  default: (await import('./listen-controls.tsx')).ListenControls,
}));

/** The way to hear a reading, whose code comes when it is pressed. */
export function ListenButton({ lang }: { lang: Locale }) {
  const [begun, setBegun] = useState(false);
  const button = (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<IconVolume size={16} aria-hidden="true" />}
      loading={begun}
      onClick={() => setBegun(true)}
    >
      {m.report_listen()}
    </Button>
  );
  return (
    <div data-not-printed>
      {begun ? (
        <Suspense fallback={button}>
          <ListenControls lang={lang} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

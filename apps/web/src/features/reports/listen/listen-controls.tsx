import { Button, Group } from '@mantine/core';
import type { Locale } from '@udaya/core/locale';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useEffect, useRef } from 'react';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '../../../ui/icons.tsx';
import './listen.css';
import { useListening } from './use-listening.ts';

/** Hears a reading, sentence by sentence: begins at once, pauses where it is, goes on from there. */
export function ListenControls({ lang }: { lang: Locale }) {
  const { state, listen, pause, stop } = useListening(lang);
  const bar = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const begin = () => {
    const reading = bar.current?.closest('[data-reading]');
    if (reading) void listen(reading);
  };
  // It was pressed for before its code was there.
  useEffect(() => {
    if (!begun.current) begin();
    begun.current = true;
  });
  const language = languageName(lang, getLocale());
  const said = {
    idle: '',
    looking: m.report_listen_looking(),
    speaking: m.report_listen_speaking(),
    paused: m.report_listen_paused(),
    voiceless: m.report_listen_voiceless({ language }),
    failed: m.report_listen_failed(),
  }[state];
  const speaking = state === 'speaking' || state === 'looking';
  return (
    <div ref={bar}>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          leftSection={
            speaking ? (
              <IconPlayerPause size={16} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={16} aria-hidden="true" />
            )
          }
          onClick={speaking ? pause : begin}
        >
          {speaking
            ? m.report_listen_pause()
            : state === 'paused'
              ? m.report_listen_go_on()
              : m.report_listen()}
        </Button>
        {(speaking || state === 'paused') && (
          <Button
            size="compact-md"
            variant="subtle"
            leftSection={<IconPlayerStop size={16} aria-hidden="true" />}
            onClick={stop}
          >
            {m.report_listen_stop()}
          </Button>
        )}
      </Group>
      <p role="status" className="listening">
        {said}
      </p>
    </div>
  );
}

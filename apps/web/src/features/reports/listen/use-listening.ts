import type { Locale } from '@udaya/core/locale';
import { useEffect, useRef, useState } from 'react';
import { type SpokenSentence, sentencesIn } from './spoken-sentences.ts';

/** How a reading is heard: not yet, aloud, paused at a sentence, or not at all since the device has no voice for it. */
export type Listening = 'idle' | 'looking' | 'speaking' | 'paused' | 'voiceless' | 'failed';

/** Devices tell their voices a while after they are asked. */
const voicesMs = 2_000;
const lit = 'spoken';

/** Speaks a reading with a voice of the device itself: a voice elsewhere would have the text sent there. */
export function useListening(lang: Locale) {
  const [state, setState] = useState<Listening>('idle');
  const voice = useRef<SpeechSynthesisVoice>(undefined);
  const at = useRef(0);
  // What an utterance that was cut short still reports is nobody's.
  const turn = useRef(0);

  useEffect(() => stopSpeaking, []);

  const speak = (sentences: readonly SpokenSentence[]) => {
    const mine = ++turn.current;
    const sentence = sentences[at.current];
    light(sentence?.range);
    if (!sentence) {
      at.current = 0;
      setState('idle');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = voice.current?.lang ?? lang;
    utterance.voice = voice.current ?? null;
    utterance.addEventListener('end', () => {
      if (turn.current !== mine) return;
      at.current += 1;
      speak(sentences);
    });
    utterance.addEventListener('error', () => {
      if (turn.current !== mine) return;
      light(undefined);
      setState('failed');
    });
    setState('speaking');
    speechSynthesis.speak(utterance);
  };
  const cut = (next: Listening) => {
    turn.current += 1;
    globalThis.speechSynthesis?.cancel();
    setState(next);
  };
  return {
    state,
    listen: async (reading: Element) => {
      const mine = ++turn.current;
      setState('looking');
      voice.current ??= await findVoice(lang);
      if (turn.current !== mine) return;
      if (voice.current) speak(sentencesIn(reading));
      else setState('voiceless');
    },
    pause: () => cut('paused'),
    stop: () => {
      at.current = 0;
      light(undefined);
      cut('idle');
    },
  };
}

function stopSpeaking(): void {
  globalThis.speechSynthesis?.cancel();
  light(undefined);
}

/** Lights a sentence where it stands, as far as the browser can, and brings it into sight. */
function light(range: Range | undefined): void {
  if (globalThis.CSS?.highlights) {
    if (range) CSS.highlights.set(lit, new Highlight(range));
    else CSS.highlights.delete(lit);
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  range?.startContainer.parentElement?.scrollIntoView({
    block: 'nearest',
    behavior: calm ? 'auto' : 'smooth',
  });
}

/** A voice of the device for a language; undefined where there is none. */
async function findVoice(lang: Locale): Promise<SpeechSynthesisVoice | undefined> {
  const { speechSynthesis: device } = globalThis;
  if (!device) return undefined;
  const find = () =>
    device
      .getVoices()
      .find((one) => one.localService && one.lang.toLowerCase().replace('_', '-').split('-')[0] === lang);
  const first = find();
  if (first) return first;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(late);
      device.removeEventListener('voiceschanged', look);
      resolve();
    };
    const look = () => {
      if (find()) done();
    };
    const late = setTimeout(done, voicesMs);
    device.addEventListener('voiceschanged', look);
  });
  return find();
}

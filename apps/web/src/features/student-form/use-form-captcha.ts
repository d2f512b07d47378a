import { captchas } from '@udaya/contract/captcha';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callOpen } from '../../api/send-call.ts';
import { askAgainAfter } from '../captcha/ask-again-after.ts';
import { openSound } from '../captcha/sound.ts';

/** A captcha lives for five minutes on the server; a little earlier an untouched one is replaced. */
const freshFor = 4.5 * 60_000;
/** How long a page may wait by itself for its turn, in milliseconds, where many of one school ask at once. */
const longestWait = 60_000;

/** What asking for a captcha has come to. */
interface Told {
  of: string;
  token?: string;
  image?: string;
  error?: unknown;
  tries?: number;
}

/** The captcha of the form, from the moment on that it is `wanted`: picture, sound or calculation. `fill` puts an answer into its field. */
export function useFormCaptcha(wanted: boolean, typed: string, fill: (answer: string) => void) {
  const [way, setWay] = useState<'picture' | 'work'>('picture');
  const [times, setTimes] = useState(0);
  const [told, setTold] = useState<Told>();
  const [sound] = useState(openSound);
  const [audio, setAudio] = useState<{ loading?: boolean; mute?: boolean; error?: unknown }>({});
  const shown = useRef<string>(undefined);
  const answer = useEffectEvent(fill);
  const asking = `${way} ${times}`;

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (what: Omit<Told, 'of'>) => {
      if (!signal.aborted) setTold({ of: asking, ...what });
    };
    const calculate = async () => {
      // Few need it, so the page is not made to carry it.
      const { solveCaptcha } = await import('../captcha/solve-captcha.ts');
      const solved = await solveCaptcha(signal, (tries) => update({ tries }));
      update({ token: solved.captchaToken });
      if (!signal.aborted) answer(solved.answer);
    };
    const draw = async () => {
      const { captchaToken, captchaImage } = await callOpen(captchas.draw, { signal });
      shown.current = captchaToken;
      update({ token: captchaToken, image: captchaImage });
    };
    const asked = asking.startsWith('work') ? calculate() : draw();
    asked.catch((error: unknown) => {
      update({ error });
      const pause = askAgainAfter(error);
      if (!signal.aborted && pause !== false && pause <= longestWait)
        timer = setTimeout(() => setTimes((before) => before + 1), pause);
    });
    return () => {
      controller.abort();
      clearTimeout(timer);
      shown.current = undefined;
      sound.stop();
    };
  }, [wanted, asking, sound]);

  const now = told?.of === asking ? told : undefined;
  const { token, image, error } = now ?? {};

  // What was typed of an earlier one is no good; what was typed before the first came may be.
  const renew = () => {
    fill('');
    setTimes((before) => before + 1);
  };
  // Nothing was typed yet, or it was the page that filled the field, so another one disturbs nobody.
  const untouched = token !== undefined && (typed === '' || way === 'work');
  const replace = useEffectEvent(renew);
  useEffect(() => {
    if (!untouched) return;
    const timer = setTimeout(replace, freshFor);
    return () => clearTimeout(timer);
  }, [untouched]);

  const play = async () => {
    if (!token || audio.loading) return;
    setAudio({ loading: true });
    try {
      const { speakCaptcha } = await import('../captcha/speak-captcha.ts');
      const wav = await speakCaptcha(token);
      // Another picture may have come meanwhile, and must not be heard as this one.
      if (shown.current === token) await sound.play(wav);
      setAudio({});
    } catch (reason) {
      const code = reason instanceof ApiError ? reason.code : undefined;
      if (code === 'captcha.expired') renew();
      setAudio({ mute: code === 'captcha.no_audio', error: reason });
    }
  };

  return {
    way,
    token,
    /** Of a picture; a calculation has none. */
    image,
    loading: wanted && token === undefined && error === undefined,
    error,
    tries: now?.tries ?? 0,
    audio,
    play,
    renew,
    choose: (next: 'picture' | 'work') => {
      fill('');
      setWay(next);
    },
  };
}

export type FormCaptcha = ReturnType<typeof useFormCaptcha>;

import { captchas } from '@udaya/contract/captcha';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callOpen } from '../../api/send-call.ts';
import { openSound } from '../captcha/sound.ts';

/** A captcha lives for five minutes on the server; a little earlier an untouched one is replaced. */
const freshFor = 4.5 * 60_000;
/** How long a page may wait by itself for its turn, in seconds, where many of one school ask at once. */
const longestWait = 60;

interface Drawn {
  token: string;
  /** Of a picture; a calculation has none. */
  image?: string;
}

/** The captcha of the form, from the moment on that it is `wanted`: picture, sound or calculation. `fill` puts an answer into its field. */
export function useFormCaptcha(wanted: boolean, typed: string, fill: (answer: string) => void) {
  const [way, setWay] = useState<'picture' | 'work'>('picture');
  const [times, setTimes] = useState(0);
  const [drawn, setDrawn] = useState<Drawn>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const [sound] = useState(openSound);
  const [audio, setAudio] = useState<{ loading?: boolean; mute?: boolean; error?: unknown }>({});
  const shown = useRef<string>(undefined);
  const answer = useEffectEvent(fill);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks for another one
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    shown.current = undefined;
    sound.stop();
    setDrawn(undefined);
    setError(undefined);
    setTries(0);
    const take = (next: Drawn) => {
      if (signal.aborted) return;
      shown.current = next.token;
      setDrawn(next);
    };
    const fail = (reason: unknown) => {
      if (signal.aborted) return;
      setError(reason);
      const seconds = reason instanceof ApiError ? reason.retryAfterSeconds : undefined;
      if (seconds !== undefined && seconds <= longestWait)
        timer = setTimeout(() => setTimes((before) => before + 1), seconds * 1000);
    };
    const calculate = async () => {
      // Few need it, so the page is not made to carry it.
      const { solveCaptcha } = await import('../captcha/solve-captcha.ts');
      const solved = await solveCaptcha(signal, setTries);
      take({ token: solved.captchaToken });
      answer(solved.answer);
    };
    const draw = async () => {
      const { captchaToken, captchaImage } = await callOpen(captchas.draw, { signal });
      take({ token: captchaToken, image: captchaImage });
    };
    (way === 'work' ? calculate() : draw()).catch(fail);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [wanted, way, times]);

  // What was typed of an earlier one is no good; what was typed before the first came may be.
  const renew = () => {
    fill('');
    setTimes((before) => before + 1);
  };
  // Nothing was typed yet, or it was the page that filled the field, so another one disturbs nobody.
  const untouched = drawn !== undefined && (typed === '' || way === 'work');
  const replace = useEffectEvent(renew);
  useEffect(() => {
    if (!untouched) return;
    const timer = setTimeout(replace, freshFor);
    return () => clearTimeout(timer);
  }, [untouched]);

  const play = async () => {
    const token = drawn?.token;
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
    token: drawn?.token,
    image: drawn?.image,
    loading: wanted && !drawn && error === undefined,
    error,
    tries,
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

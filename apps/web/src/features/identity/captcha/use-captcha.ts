import { captchas } from '@udaya/contract/captcha';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/call.ts';

/** A captcha lives for five minutes on the server; a little earlier an untouched one is replaced. */
const freshFor = 4.5 * 60_000;

const forOneForm = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** How a visitor passes: by reading or hearing the picture, or by letting the browser calculate. */
export type CaptchaWay = 'picture' | 'work';

interface Wishes {
  /** Nothing was typed yet, so that another picture disturbs nobody. */
  untouched: boolean;
  /** Puts an answer into the form's field: that of the calculation, or '' for a new start. */
  fill: (answer: string) => void;
}

/** The captcha of a form: its picture or calculation, its token and a way to another one. */
export function useCaptcha({ untouched, fill }: Wishes) {
  const [way, setWay] = useState<CaptchaWay>('picture');
  const [tries, setTries] = useState(0);
  const picture = useQuery({
    ...forOneForm,
    queryKey: ['captcha', 'picture'],
    queryFn: ({ signal }) => call(captchas.draw, { signal }),
    enabled: way === 'picture',
    refetchInterval: untouched ? freshFor : false,
  });
  const work = useQuery({
    ...forOneForm,
    queryKey: ['captcha', 'work'],
    queryFn: async ({ signal }) => {
      setTries(0);
      // Few need it, so the login page is not made to carry it.
      const { solveCaptcha } = await import('./solve-captcha.ts');
      return solveCaptcha(signal, setTries);
    },
    enabled: way === 'work',
    refetchInterval: freshFor,
    retry: false,
  });

  const answer = way === 'work' && !work.isFetching ? work.data?.answer : undefined;
  const onAnswer = useEffectEvent(fill);
  useEffect(() => {
    if (answer) onAnswer(answer);
  }, [answer]);

  const current = way === 'work' ? work : picture;
  // What stood there before another one failed to come may be spent.
  const known = current.isError ? undefined : current.data;
  return {
    way,
    choose: (next: CaptchaWay) => {
      fill('');
      setWay(next);
    },
    /** Of the picture that is shown. */
    token: known?.captchaToken,
    image: picture.isError ? undefined : picture.data?.captchaImage,
    answer,
    tries,
    loading: current.isFetching,
    error: current.isError && !current.isFetching ? current.error : undefined,
    /** The token as soon as it is there: somebody may be quicker than the picture. Undefined when none has come. */
    ready: async () => {
      const { data, isError } = current.isFetching
        ? await current.refetch({ cancelRefetch: false })
        : current;
      return isError ? undefined : data?.captchaToken;
    },
    /** Asks for another one and answers its token, if one came. */
    renew: async () => {
      fill('');
      const { data } = await current.refetch();
      return data?.captchaToken;
    },
  };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;

import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { captchas } from '@udaya/contract/captcha';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { askAgainAfter } from './ask-again-after.ts';

/** A captcha lives for five minutes on the server; a little earlier an untouched one is replaced. */
const freshFor = 4.5 * 60_000;

const forOneForm = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  meta: { once: true },
} as const;

/** How a visitor passes: by reading or hearing the picture, or by letting the browser calculate. */
export type CaptchaWay = 'picture' | 'work';

/** The captcha of a form with a field for its answer: picture or calculation, its token and a way to another one. */
export function useCaptcha(form: UseFormReturnType<{ userCaptcha: string }>) {
  // Nothing was typed yet, so that another picture disturbs nobody.
  const untouched = form.values.userCaptcha === '';
  const fill = (text: string) => form.setFieldValue('userCaptcha', text);
  const [way, setWay] = useState<CaptchaWay>('picture');
  const [tries, setTries] = useState(0);
  const picture = useQuery({
    ...forOneForm,
    queryKey: ['captcha', 'picture'],
    queryFn: ({ signal }) => call(captchas.draw, { signal }),
    enabled: way === 'picture',
    refetchInterval: ({ state }) =>
      state.status === 'error' ? askAgainAfter(state.error) : untouched && freshFor,
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
    /** The token as soon as it is there: somebody may be quicker than the picture. Where none has come, its field says so. */
    ready: async () => {
      const { data, isError } = current.isFetching
        ? await current.refetch({ cancelRefetch: false })
        : current;
      if (!isError && data) return data.captchaToken;
      form.setFieldError('userCaptcha', m.captcha_missing());
      form.getInputNode('userCaptcha')?.focus();
      return undefined;
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

import { getCaptcha } from '@udaya/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** A captcha lives for five minutes on the server; a little earlier an untouched one is replaced. */
const freshFor = 4.5 * 60_000;

/** The captcha of a form: its picture, its token and a way to another one. */
export function useCaptcha(untouched: boolean) {
  const query = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => call(getCaptcha, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: untouched ? freshFor : false,
  });
  return {
    token: query.data?.captchaToken,
    image: query.data?.captchaImage,
    loading: query.isFetching,
    error: query.isError && !query.isFetching ? query.error : undefined,
    renew: () => void query.refetch(),
  };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;

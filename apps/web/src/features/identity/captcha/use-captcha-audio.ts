import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { openSound } from './sound.ts';

/** Speaks the characters of a captcha. `mute` says that the server can't. */
export function useCaptchaAudio(token: string | undefined) {
  const [sound] = useState(openSound);
  const [mute, setMute] = useState(false);
  const speaking = useMutation({
    mutationFn: async (captcha: string) => {
      // Few listen, so the login page is not made to carry it.
      const { speakCaptcha } = await import('./speak-captcha.ts');
      await sound.play(await speakCaptcha(captcha));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'captcha.no_audio') setMute(true);
    },
  });
  useEffect(() => sound.stop, [sound]);
  return {
    mute,
    loading: speaking.isPending,
    error: speaking.error,
    stop: sound.stop,
    play: () => {
      if (token) speaking.mutate(token);
    },
  };
}

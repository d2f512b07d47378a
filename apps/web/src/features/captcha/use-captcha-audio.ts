import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { openSound } from './sound.ts';
import type { CaptchaState } from './use-captcha.ts';

/** Speaks the characters of a captcha; for one that has run out it fetches another. `mute` says that the server can't speak. */
export function useCaptchaAudio({ token, renew }: CaptchaState, onMute: () => void) {
  const [sound] = useState(openSound);
  const [mute, setMute] = useState(false);
  const [renewed, setRenewed] = useState<string>();
  const shown = useRef(token);
  useEffect(() => {
    shown.current = token;
    return sound.stop;
  }, [sound, token]);
  const speaking = useMutation({
    mutationFn: async (captcha: string) => {
      // Few listen, so the login page is not made to carry it.
      const { speakCaptcha } = await import('./speak-captcha.ts');
      const wav = await speakCaptcha(captcha);
      // Another picture may have come meanwhile, and must not be heard as this one.
      if (shown.current === captcha) await sound.play(wav);
    },
    onError: async (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'captcha.expired') setRenewed(await renew());
      if (code === 'captcha.no_audio') {
        onMute();
        setMute(true);
      }
    },
  });
  return {
    mute,
    /** The picture on show came because the one before it had run out. */
    renewed: renewed !== undefined && renewed === token,
    loading: speaking.isPending,
    // What was said of an earlier picture does not concern this one.
    error: speaking.variables === token ? speaking.error : null,
    stop: sound.stop,
    play: () => {
      if (token) speaking.mutate(token);
    },
  };
}

import { ActionIcon, Loader, Skeleton, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { errorSentence } from '../../api/error-text.ts';
import { IconRefresh, IconVolume } from '../../ui/first-icons.tsx';
import classes from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';
import { useCaptchaAudio } from './use-captcha-audio.ts';

interface Props {
  captcha: CaptchaState;
  /** There is no voice, and the button that asked for it goes: the keyboard goes on elsewhere. */
  onMute: () => void;
}

/** The picture, its characters as speech, and a way to another picture. */
export function CaptchaPicture({ captcha, onMute }: Props) {
  const { image, token, loading, error, renew } = captcha;
  const audio = useCaptchaAudio(captcha, onMute);
  const silent = loading || audio.loading || !token;
  return (
    <>
      <div className={classes.picture} aria-busy={loading}>
        {image && !loading ? (
          <img src={`data:image/png;base64,${image}`} alt={m.captcha_image()} className={classes.image} />
        ) : (
          <Skeleton className={classes.image} animate={loading} role="img" aria-label={m.captcha_loading()} />
        )}
        {/* Neither button is ever disabled: the keyboard stays where it is while they work. */}
        <ActionIcon
          variant="default"
          size={44}
          aria-label={m.captcha_refresh()}
          title={m.captcha_refresh()}
          aria-disabled={loading}
          onClick={() => {
            audio.stop();
            if (!loading) void renew();
          }}
        >
          <IconRefresh size={20} stroke={1.7} />
        </ActionIcon>
        {!audio.mute && (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={m.captcha_audio()}
            title={m.captcha_audio()}
            aria-disabled={silent}
            onClick={() => {
              if (!silent) audio.play();
            }}
          >
            {audio.loading ? <Loader size={20} /> : <IconVolume size={20} stroke={1.7} />}
          </ActionIcon>
        )}
      </div>
      <div role="status">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {m.captcha_failed()} {errorSentence(error)}
          </Text>
        )}
        {audio.renewed && <Text size="sm">{m.captcha_renewed()}</Text>}
        {audio.error && <Text size="sm">{errorSentence(audio.error)}</Text>}
      </div>
    </>
  );
}

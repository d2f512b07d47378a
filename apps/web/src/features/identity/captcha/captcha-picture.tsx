import { ActionIcon, Skeleton, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconRefresh, IconVolume } from '@tabler/icons-react';
import { errorWords } from '../../../api/error-words.ts';
import classes from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';
import { useCaptchaAudio } from './use-captcha-audio.ts';

/** The picture, its characters as speech, and a way to another picture. */
export function CaptchaPicture({ captcha }: { captcha: CaptchaState }) {
  const { image, token, loading, error, renew } = captcha;
  const audio = useCaptchaAudio(token);
  return (
    <>
      <div className={classes.picture} aria-busy={loading}>
        {image && !loading ? (
          <img
            src={`data:image/png;base64,${image}`}
            alt={m.login_captcha_image()}
            className={classes.image}
          />
        ) : (
          <Skeleton
            className={classes.image}
            animate={loading}
            role="img"
            aria-label={m.login_captcha_loading()}
          />
        )}
        <ActionIcon
          variant="default"
          size={44}
          aria-label={m.login_captcha_refresh()}
          title={m.login_captcha_refresh()}
          onClick={() => {
            audio.stop();
            renew();
          }}
          disabled={loading}
        >
          <IconRefresh size={20} stroke={1.7} />
        </ActionIcon>
        {!audio.mute && (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={m.login_captcha_audio()}
            title={m.login_captcha_audio()}
            onClick={audio.play}
            disabled={loading || !token}
            loading={audio.loading}
          >
            <IconVolume size={20} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      <div role="status">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {m.login_captcha_failed()} {errorWords(error).message}
          </Text>
        )}
        {audio.error && <Text size="sm">{errorWords(audio.error).message}</Text>}
      </div>
    </>
  );
}

import { ActionIcon, Input, type InputProps, Skeleton, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconRefresh } from '@tabler/icons-react';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { errorWords } from '../../api/error-words.ts';
import classes from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

interface Props extends InputProps, Omit<ComponentPropsWithoutRef<'input'>, keyof InputProps> {
  captcha: CaptchaState;
}

/** The picture, a way to another picture, and the field for its characters. */
export function CaptchaField({ captcha, error, ...input }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={m.login_captcha()}
      description={m.login_captcha_hint()}
      error={error}
    >
      <div className={classes.field}>
        <Picture captcha={captcha} />
        <Input
          {...input}
          id={id}
          size="md"
          name="userCaptcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={Boolean(error)}
        />
      </div>
    </Input.Wrapper>
  );
}

function Picture({ captcha: { image, loading, error, renew } }: { captcha: CaptchaState }) {
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
          onClick={renew}
          disabled={loading}
        >
          <IconRefresh size={20} stroke={1.7} />
        </ActionIcon>
      </div>
      <div role="status">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {m.login_captcha_failed()} {errorWords(error).message}
          </Text>
        )}
      </div>
    </>
  );
}

import { ActionIcon, Skeleton, Text, TextInput, type TextInputProps } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconRefresh } from '@tabler/icons-react';
import { errorWords } from '../../api/error-words.ts';
import classes from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

interface Props extends TextInputProps {
  captcha: CaptchaState;
}

/** The picture, a way to another picture, and the field for its characters. */
export function CaptchaField({ captcha, ...input }: Props) {
  return (
    <TextInput
      {...input}
      label={m.login_captcha()}
      description={m.login_captcha_hint()}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputContainer={(field) => (
        <div className={classes.field}>
          <Picture captcha={captcha} />
          {field}
        </div>
      )}
    />
  );
}

function Picture({ captcha: { image, loading, error, renew } }: { captcha: CaptchaState }) {
  return (
    <>
      <div className={classes.picture} aria-busy={loading}>
        {image && !loading ? (
          <img src={`data:image/png;base64,${image}`} alt={m.login_captcha_image()} className={classes.image} />
        ) : (
          <Skeleton className={classes.image} animate={loading} role="img" aria-label={m.login_captcha_loading()} />
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

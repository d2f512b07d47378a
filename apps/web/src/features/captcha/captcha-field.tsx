import { Anchor, Input, type InputProps } from '@mantine/core';
import * as m from '@udaya/messages';
import { type ComponentPropsWithoutRef, lazy, Suspense, useId, useRef } from 'react';
import classes from './captcha-field.module.css';
import { CaptchaPicture } from './captcha-picture.tsx';
import type { CaptchaState } from './use-captcha.ts';

// Few need it, so the login page is not made to carry it.
const CaptchaWork = lazy(async () => ({ default: (await import('./captcha-work.tsx')).CaptchaWork }));

interface Props extends InputProps, Omit<ComponentPropsWithoutRef<'input'>, keyof InputProps> {
  captcha: CaptchaState;
}

/** A captcha to read, to hear or to have calculated; each of them fills the same field. */
export function CaptchaField({ captcha, error, ...input }: Props) {
  const id = useId();
  const otherWay = useRef<HTMLButtonElement>(null);
  const working = captcha.way === 'work';
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={m.captcha()}
      description={working ? m.captcha_work_hint() : m.captcha_hint()}
      error={error}
    >
      <div className={classes.field}>
        {working ? (
          <Suspense>
            <CaptchaWork captcha={captcha} />
          </Suspense>
        ) : (
          <CaptchaPicture captcha={captcha} onMute={() => otherWay.current?.focus()} />
        )}
        <Anchor
          ref={otherWay}
          component="button"
          type="button"
          size="sm"
          className={classes.other}
          onClick={() => captcha.choose(working ? 'picture' : 'work')}
        >
          {working ? m.captcha_picture() : m.captcha_unreadable()}
        </Anchor>
        <Input
          {...input}
          id={id}
          size="md"
          name="userCaptcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={working}
          data-calculated={working || undefined}
          classNames={{ input: classes.input }}
          error={Boolean(error)}
        />
      </div>
    </Input.Wrapper>
  );
}

import { Button, Loader, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { errorSentence } from '../../api/error-text.ts';
import { IconCircleCheck } from '../../ui/first-icons.tsx';
import { CannotCalculate } from './cannot-calculate.ts';
import classes from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

/** The calculation that stands for the picture: how far it is, and whether it worked. */
export function CaptchaWork({ captcha: { answer, tries, error, renew } }: { captcha: CaptchaState }) {
  if (error) {
    const impossible = error instanceof CannotCalculate;
    return (
      <div className={classes.work} role="alert">
        <Text size="sm">{impossible ? m.captcha_work_impossible() : errorSentence(error)}</Text>
        {!impossible && (
          <Button variant="default" size="compact-sm" onClick={() => void renew()}>
            {m.action_retry()}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={classes.work}>
      {answer ? (
        <IconCircleCheck size={22} stroke={1.7} aria-hidden="true" className={classes.done} />
      ) : (
        <Loader size={20} color="clay" aria-hidden="true" />
      )}
      <div>
        <Text size="sm" role="status">
          {answer ? m.captcha_work_done() : m.captcha_working()}
        </Text>
        {!answer && tries > 0 && (
          <Text size="xs" c="dimmed">
            {m.captcha_tries({ count: tries })}
          </Text>
        )}
      </div>
    </div>
  );
}

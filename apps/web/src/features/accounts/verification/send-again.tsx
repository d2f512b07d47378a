import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorLine } from '../../../api/error-text.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Rich } from '../../../ui/rich.tsx';
import type { useResend } from './use-resend.ts';
import { WaitButton } from './wait-button.tsx';

interface Props {
  state: ReturnType<typeof useResend>;
  wait: number;
  /** The button on which the keyboard goes on when this has come back in the place of the form for another address. */
  focusOn: 'again' | 'change' | undefined;
  onSend: () => void;
  onChange: () => void;
}

/** The mail once more, or to another address. */
export function SendAgain({ state: { pending, resend }, wait, focusOn, onSend, onChange }: Props) {
  const again = useRef<HTMLButtonElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const begin = useEffectEvent(() => {
    if (focusOn) (focusOn === 'change' ? change : again).current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <>
      <Text>{m.account_verify_spam()}</Text>
      <MessageLine tone="error" {...errorLine(resend.error)} />
      <Group gap="sm">
        <WaitButton
          ref={again}
          label={m.account_send_again()}
          wait={wait}
          working={resend.isPending}
          onClick={onSend}
        />
        {pending.mayMove && (
          <Button ref={change} variant="default" onClick={onChange}>
            {m.account_change_address()}
          </Button>
        )}
      </Group>
      {!pending.mayMove && <ChangeByLogin />}
    </>
  );
}

/** The way to another address for somebody who came by an old link, which may have gone to anybody. */
function ChangeByLogin() {
  return (
    <Text size="sm">
      <Rich
        message={m.account_change_by_login}
        inputs={{}}
        places={{
          login: (
            <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/login" />} />
          ),
        }}
      />
    </Text>
  );
}

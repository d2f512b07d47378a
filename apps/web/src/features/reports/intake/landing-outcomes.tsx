import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { SupportLink } from '../../../shell/support-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { generatePath } from './generate-path.ts';
import { NextChildButtons } from './next-child-buttons.tsx';

/** The report is there to be read. */
export function LandingThanks({ id, name }: { id: string; name: string }) {
  return (
    <Panel role="status">
      <EmptyState
        icon={<IconCircleCheck size={30} stroke={1.6} />}
        title={m.birth_result_thanks()}
        text={m.birth_result_thanks_text({ name })}
        action={
          <Group justify="center">
            <Button
              renderRoot={(props) => <Link {...props} to="/enterprise/report-summary/$id" params={{ id }} />}
            >
              {m.birth_result_view()}
            </Button>
            <BackToForm />
            <NextChildButtons />
          </Group>
        }
      />
    </Panel>
  );
}

interface FailedProps {
  /** Why, in plain words. */
  cause: string;
  /** What support is told: the code of the failure, or the report's id. */
  code: string;
  /** The number that support finds the request by. */
  reference?: string | undefined;
  /** What was typed is still there. */
  kept?: boolean;
}

/** It failed: why, whom to ask, and the way back to what was typed. */
export function LandingFailed({ cause, code, reference, kept = false }: FailedProps) {
  const { supportEmail } = useProductInfo();
  // The address may say anything.
  const number = reference && /^[\w-]{1,64}$/.test(reference) ? reference : undefined;
  return (
    <Panel role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={28} stroke={1.6} />}
        title={m.birth_result_failed()}
        text={cause}
        action={
          <Stack align="center" gap="sm">
            {kept && <Text>{m.birth_result_kept()}</Text>}
            <BackToForm filled />
            {supportEmail && (
              <Text size="sm" c="dimmed">
                <Rich
                  message={m.birth_result_contact}
                  inputs={{}}
                  places={{
                    support: <SupportLink subject={m.birth_result_subject({ fail: number ?? code })} />,
                  }}
                />
              </Text>
            )}
            {number && (
              <Text size="sm" c="dimmed">
                {m.error_reference({ requestId: number })}
              </Text>
            )}
          </Stack>
        }
      />
    </Panel>
  );
}

function BackToForm({ filled = false }: { filled?: boolean }) {
  const to = generatePath(useSession());
  return (
    <Button variant={filled ? 'filled' : 'default'} renderRoot={(props) => <Link {...props} to={to} />}>
      {m.birth_result_back()}
    </Button>
  );
}

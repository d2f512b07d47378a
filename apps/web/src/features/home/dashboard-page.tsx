import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { IconFilePlus } from '../../ui/icons.tsx';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { Rich } from '../../ui/rich.tsx';
import { WelcomePanel } from '../../ui/welcome-panel.tsx';

/** The start page of a parent. */
export function DashboardPage() {
  const { firstName, username } = useSession();
  const { productName, supportEmail } = useProductInfo();
  return (
    <WelcomePanel
      title={m.dashboard_welcome({ name: firstName || username })}
      lead={m.dashboard_sentence({ product: productName })}
      action={
        <Button
          component={Link}
          to="/generate-birthchart"
          size="lg"
          leftSection={<IconFilePlus size={20} stroke={1.8} />}
        >
          {m.dashboard_generate()}
        </Button>
      }
      note={supportEmail && <ChangesNote />}
    >
      <LimitsNote />
    </WelcomePanel>
  );
}

function ChangesNote() {
  return (
    <Text size="sm" c="dimmed">
      <Rich
        message={m.dashboard_changes}
        inputs={{}}
        places={{
          support: <SupportLink subject={m.dashboard_changes_subject()} />,
          profile: <WayTo to="/profile" />,
          reports: <WayTo to="/birthchart-report" />,
        }}
      />
    </Text>
  );
}

function WayTo({ to, children }: { to: '/profile' | '/birthchart-report'; children?: ReactNode }) {
  return (
    <Anchor underline="always" fz="inherit" renderRoot={(props) => <Link {...props} to={to} />}>
      {children}
    </Anchor>
  );
}

import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { Rich } from '../../ui/rich.tsx';
import { WelcomePanel } from '../../ui/welcome-panel.tsx';

/** The start page of a parent: what is to be done `next` comes first. */
export function DashboardPage({ next }: { next: ReactNode }) {
  const { firstName, username } = useSession();
  const { productName, supportEmail } = useProductInfo();
  return (
    <WelcomePanel
      title={m.dashboard_welcome({ name: firstName || username })}
      first={next}
      lead={m.dashboard_sentence({ product: productName })}
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

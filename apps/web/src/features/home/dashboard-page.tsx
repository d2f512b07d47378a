import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { Rich } from '../../ui/rich.tsx';
import { WelcomePanel } from '../../ui/welcome-panel.tsx';
import classes from './dashboard-page.module.css';

interface Props {
  /** What is to be done next, directly below the greeting. */
  next: ReactNode;
  reports: ReactNode;
}

/** The start page of a parent: what is to be done and what there is to read, then what the product is. */
export function DashboardPage({ next, reports }: Props) {
  const { firstName, username } = useSession();
  const { productName, supportEmail } = useProductInfo();
  return (
    <Stack gap="xl">
      <WelcomePanel title={m.dashboard_welcome({ name: firstName || username })} first={next} />
      {reports}
      <div className={classes.about}>
        <Stack gap="sm">
          <Text size="sm">{m.dashboard_sentence({ product: productName })}</Text>
          {supportEmail && <ChangesNote />}
        </Stack>
        <LimitsNote />
      </div>
    </Stack>
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

import { Anchor, Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconFilePlus } from '@tabler/icons-react';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { LimitsNote } from '../../ui/limits-note.tsx';
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
      note={supportEmail && <ChangesNote supportEmail={supportEmail} />}
    >
      <LimitsNote />
    </WelcomePanel>
  );
}

function ChangesNote({ supportEmail }: { supportEmail: string }) {
  const subject = encodeURIComponent(m.dashboard_changes_subject());
  return (
    <Text size="sm" c="dimmed">
      {m.dashboard_changes_before()}{' '}
      <Anchor href={`mailto:${supportEmail}?subject=${subject}`} underline="always" fz="inherit">
        {supportEmail}
      </Anchor>
      . {m.dashboard_changes_yourself()}{' '}
      <Anchor underline="always" fz="inherit" renderRoot={(props) => <Link {...props} to="/profile" />}>
        {m.dashboard_changes_profile()}
      </Anchor>
      {', '}
      <Anchor
        underline="always"
        fz="inherit"
        renderRoot={(props) => <Link {...props} to="/birthchart-report" />}
      >
        {m.dashboard_changes_reports()}
      </Anchor>
      .
    </Text>
  );
}

import { Anchor, Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconFilePlus } from '../../ui/icons.tsx';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { SupportLink } from '../../shell/support-link.tsx';
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
      note={supportEmail && <ChangesNote />}
    >
      <LimitsNote />
    </WelcomePanel>
  );
}

function ChangesNote() {
  return (
    <Text size="sm" c="dimmed">
      {m.dashboard_changes_before()} <SupportLink subject={m.dashboard_changes_subject()} />.{' '}
      {m.dashboard_changes_yourself()}{' '}
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

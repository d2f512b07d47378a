import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelPage } from '../../ui/panel-page.tsx';
import { Rich } from '../../ui/rich.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { OwnExport } from './own-export.tsx';

/** The own data: to take along, and to have deleted. */
export function PrivacyPage() {
  const { role } = useSession();
  return (
    <PanelPage
      title={m.privacy_title()}
      lead={
        <Rich
          message={m.privacy_lead}
          inputs={{}}
          places={{
            notice: (
              <Anchor
                underline="always"
                fz="inherit"
                renderRoot={(props) => <Link {...props} to="/privacy-notice" />}
              />
            ),
          }}
        />
      }
    >
      {role === 'user' ? (
        <>
          <OwnExport />
          <DeletePanel />
        </>
      ) : (
        <Organisation />
      )}
    </PanelPage>
  );
}

/** An account that an organisation has made is not its user's to delete. */
function Organisation() {
  const { supportEmail } = useProductInfo();
  return (
    <Panel>
      <Text>{m.privacy_organisation()}</Text>
      {supportEmail && (
        <Text mt="sm">
          <SupportLink />
        </Text>
      )}
    </Panel>
  );
}

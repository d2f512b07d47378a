import { Text } from '@mantine/core';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { SupportLink } from '../../../shell/support-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPencilExclamation } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { WriteAgainButton } from './write-again-button.tsx';

/** What stands in the place of a report that could not be written: plain words, and whom to write to, or how to have it tried again. */
export function WritingFailed({ id }: { id: string }) {
  const { supportEmail } = useProductInfo();
  const { role } = useSession();
  return (
    <Panel>
      <EmptyState
        icon={<IconPencilExclamation size={28} stroke={1.6} />}
        title={m.report_stage_failed()}
        text={m.report_failed_text()}
        action={
          isFor('rewrite', role) ? (
            <WriteAgainButton id={id} />
          ) : (
            supportEmail && (
              <Text>
                <Rich
                  message={m.report_failed_write}
                  inputs={{}}
                  places={{ support: <SupportLink subject={m.report_failed_subject({ id })} /> }}
                />
              </Text>
            )
          )
        }
      />
    </Panel>
  );
}

import { Anchor, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconPencilExclamation } from '@tabler/icons-react';
import { useProductInfo } from '../../../api/product-info.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** What stands in the place of a report that could not be written: plain words, and whom to write to. */
export function WritingFailed({ id }: { id: string }) {
  const { supportEmail } = useProductInfo();
  const subject = encodeURIComponent(m.report_failed_subject({ id }));
  return (
    <Panel>
      <EmptyState
        icon={<IconPencilExclamation size={28} stroke={1.6} />}
        title={m.stage_failed()}
        text={m.report_failed_text()}
        action={
          supportEmail && (
            <Text>
              {m.report_failed_write()}{' '}
              <Anchor href={`mailto:${supportEmail}?subject=${subject}`} underline="always">
                {supportEmail}
              </Anchor>
            </Text>
          )
        }
      />
    </Panel>
  );
}

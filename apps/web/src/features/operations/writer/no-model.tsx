import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';

/** What stands there while the composer writes alone, and how that is changed. */
export function NoModel() {
  return (
    <SectionPanel title={m.writer_none()} lead={m.writer_none_text()}>
      <Text size="sm">{m.writer_none_how()}</Text>
      <code>LLM_PROVIDER, LLM_MODEL, LLM_API_KEY</code>
    </SectionPanel>
  );
}

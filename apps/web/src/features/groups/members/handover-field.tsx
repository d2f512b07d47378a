import { NativeSelect, Text } from '@mantine/core';
import type { MemberImpact } from '@udaya/contract/group-members';
import * as m from '@udaya/messages';

interface Props {
  impact: MemberImpact;
  name: string;
  value: string;
  error?: string | undefined;
  /** Nothing stays with whoever is erased. */
  erasing?: boolean;
  onChange: (to: string) => void;
}

/** What a user owns in its branch, and who could take it over. */
export function HandoverField({ impact, name, value, error, erasing = false, onChange }: Props) {
  const { reports, unfinished, receivers } = impact;
  if (reports === 0) return <Text size="sm">{m.member_impact_none({ name })}</Text>;
  return (
    <>
      <Text size="sm">
        {m.member_impact_reports({ name, total: reports })}
        {unfinished > 0 && ` ${m.member_impact_unfinished({ total: unfinished })}`}
      </Text>
      {receivers.length > 0 ? (
        <NativeSelect
          size="md"
          label={m.member_handover()}
          description={m.member_handover_hint()}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            { value: '', label: erasing ? m.person_choose() : m.member_handover_none({ name }) },
            ...receivers.map((one) => ({
              value: one.id,
              label: m.member_handover_to({ name: one.name, username: one.username }),
            })),
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {erasing ? m.member_handover_to_you() : m.member_handover_nobody()}
        </Text>
      )}
    </>
  );
}

import { Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupProfile, type Organisation } from '@udaya/contract/group-profile';
import { isLocale, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { LanguageName } from '../../shell/language-name.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { organisationQuery } from './group-queries.ts';

/** The language that an organisation's reports are in where a form or a row of a file names none. */
export function LanguagePanel({ organisation }: { organisation: Organisation }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (reportLanguage: Organisation['reportLanguage']) =>
      call(groupProfile.changeLanguage, { body: { reportLanguage } }),
    onSuccess: (changed) => queryClient.setQueryData(organisationQuery.queryKey, changed),
  });
  const error = change.error && errorText(change.error);
  const shown = change.isPending ? change.variables : organisation.reportLanguage;
  return (
    <SectionPanel title={m.group_language_title()} lead={m.group_language_lead()}>
      <Radio.Group
        aria-label={m.group_language_title()}
        value={shown ?? ''}
        onChange={(value) => change.mutate(isLocale(value) ? value : null)}
      >
        <Stack gap="sm">
          <Radio value="" label={m.group_language_open()} disabled={change.isPending} />
          {locales.map((lang) => (
            <Radio key={lang} value={lang} label={<LanguageName of={lang} />} disabled={change.isPending} />
          ))}
        </Stack>
      </Radio.Group>
      <MessageLine tone="success" text={change.isSuccess ? m.group_language_saved() : undefined} />
      <MessageLine tone="error" text={error?.message} />
    </SectionPanel>
  );
}

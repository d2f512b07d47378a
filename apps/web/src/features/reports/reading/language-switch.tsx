import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import { reportLanguages } from '@udaya/contract/writing';
import { textLanguages } from '@udaya/core/knowledge/text-languages';
import type { Locale } from '@udaya/core/locale';
import { mayDo } from '@udaya/core/reports/report-policy';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useId } from 'react';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { LanguageName } from '../../../shell/language-name.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { reportsKey } from '../record/report-queries.ts';
import classes from './report-page.module.css';

/** The ways to the same reading in other languages, each named in its own; what is read now stays, and is a press away. */
export function LanguageSwitch({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const id = useId();
  const change = useMutation({
    mutationFn: (reportLanguage: Locale) =>
      call(reportLanguages.change, { params: { id: report.id }, body: { reportLanguage } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsKey }),
  });
  const others = textLanguages[report.reportType].filter((lang) => lang !== report.lang);
  if (others.length === 0 || !report.actions.includes('download') || !mayDo('translate', role, report))
    return null;
  return (
    <div className={classes.languages} data-not-printed>
      <Group gap="xs" role="group" aria-labelledby={id}>
        <Text size="sm" id={id}>
          {m.report_read_in()}
        </Text>
        {others.map((lang) => (
          <Button
            key={lang}
            size="compact-md"
            variant="default"
            loading={change.isPending && change.variables === lang}
            disabled={change.isPending}
            onClick={() => change.mutate(lang)}
          >
            <LanguageName of={lang} />
          </Button>
        ))}
      </Group>
      <div role="status">
        {change.isSuccess && (
          <Text size="sm" c="dimmed">
            {m.report_language({ language: languageName(report.lang, getLocale()) })}
          </Text>
        )}
      </div>
      <MessageLine tone="error" text={change.error ? errorText(change.error).message : undefined} />
    </div>
  );
}

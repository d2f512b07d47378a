import { schemaResolver, useForm } from '@mantine/form';
import { exportData } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconRefresh } from '../../ui/icons.tsx';
import { downloadFile } from '../../api/download-file.ts';
import { errorWords } from '../../api/error-words.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './privacy-page.module.css';

/** Many reports are many PDFs: so long the whole answer may take. */
const patience = 5 * 60_000;

/** All own data as a ZIP. */
export function ExportPanel() {
  const form = useForm({
    name: 'export',
    initialValues: { password: '' },
    validate: schemaResolver(exportData.body, { sync: true }),
  });
  const download = useMutation({
    mutationFn: (body: { password: string }) =>
      downloadFile(exportData, { body, patience }, 'Udaya_data.zip'),
    onSuccess: () => form.reset(),
    onError: (error) => {
      const fault = errorWords(error).fields.find(({ path }) => path === 'password');
      if (!fault) return;
      form.setFieldError('password', fault.message);
      form.getInputNode('password')?.focus();
    },
  });
  const refusal = download.error ? errorWords(download.error) : undefined;
  const failed = refusal && refusal.fields.length === 0 ? refusal : undefined;
  const submit = form.onSubmit(
    (body) => download.mutate(body),
    () => form.getInputNode('password')?.focus(),
  );
  return (
    <SectionPanel title={m.privacy_export_title()} lead={m.privacy_export_text()}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <SecretInput
          label={m.privacy_password()}
          description={m.privacy_password_why()}
          autoComplete="current-password"
          name="password"
          {...form.getInputProps('password')}
        />
        <FormEnd
          news={
            <>
              <MessageLine text={download.isPending ? m.privacy_export_busy() : undefined} />
              <MessageLine tone="success" text={download.isSuccess ? m.privacy_export_done() : undefined} />
              <MessageLine
                tone="error"
                text={failed && `${m.privacy_export_failed()} ${failed.message}`}
                detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
              />
            </>
          }
        >
          <WorkingButton
            type="submit"
            working={download.isPending}
            leftSection={
              failed ? <IconRefresh size={18} stroke={1.8} /> : <IconDownload size={18} stroke={1.8} />
            }
          >
            {failed ? m.action_retry() : m.privacy_export_submit()}
          </WorkingButton>
        </FormEnd>
      </form>
    </SectionPanel>
  );
}

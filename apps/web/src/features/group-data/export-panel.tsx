import { groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useFormFields } from '../../shell/forms/use-form-fields.ts';
import { useFormSending } from '../../shell/forms/use-form-sending.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { IconDownload, IconRefresh } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './data-frame.module.css';

/** Many reports take a while: so long the whole answer may take. */
const patience = 5 * 60_000;

/** All data of the group as a ZIP. */
export function ExportPanel() {
  const fields = useFormFields(groupData.exportAll.body, {
    name: 'export',
    initialValues: { password: '' },
  });
  const { form } = fields;
  const download = useFormSending(fields, {
    inputOf: (body) => body,
    send: (body) =>
      downloadFile(groupData.exportAll, { body, patience }, 'Group_data.zip').then(() => 'saved' as const),
    onDone: () => form.reset(),
  });
  const { text: reason, detail } = download.failure;
  return (
    <SectionPanel title={m.duty_export_title()} lead={m.duty_export_text()}>
      <CallForm form={download} className={classes.form}>
        <SecretInput
          label={m.privacy_password()}
          description={m.privacy_password_why()}
          autoComplete="current-password"
          name="password"
          {...form.getInputProps('password')}
        />
        <FormEnd
          messages={
            <>
              <MessageLine text={download.pending ? m.duty_export_busy() : undefined} />
              <MessageLine tone="success" text={download.data ? m.duty_export_done() : undefined} />
              <MessageLine
                tone="error"
                text={reason && `${m.duty_export_failed()} ${reason}`}
                detail={detail}
              />
            </>
          }
        >
          <WorkingButton
            type="submit"
            working={download.pending}
            leftSection={
              reason ? <IconRefresh size={18} stroke={1.8} /> : <IconDownload size={18} stroke={1.8} />
            }
          >
            {reason ? m.action_retry() : m.duty_export_submit()}
          </WorkingButton>
        </FormEnd>
      </CallForm>
    </SectionPanel>
  );
}

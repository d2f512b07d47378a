import type { groupData } from '@udaya/contract/group-data';
import type { privacy } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { IconDownload, IconRefresh } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { CallForm } from './call-form.tsx';
import classes from './export-panel.module.css';
import { useFormFields } from './use-form-fields.ts';
import { useFormSending } from './use-form-sending.ts';

/** Many reports are many PDFs: so long the whole answer may take. */
const timeoutMs = 5 * 60_000;

interface Props {
  route: typeof privacy.exportData | typeof groupData.exportAll;
  /** What the file is called where the server names none. */
  fileName: string;
  title: string;
  lead: string;
  words: { submit: string; busy: string; done: string; failed: string };
  /** What else is sent beside the password, with the fields that say it. */
  also?: { answers: boolean };
  children?: ReactNode;
}

/** Everything that one answers for as a ZIP, after the password. */
export function ExportPanel({ route, fileName, title, lead, words, also, children }: Props) {
  const fields = useFormFields(route.body, {
    name: 'export',
    initialValues: { password: '' },
  });
  const { form } = fields;
  const download = useFormSending(fields, {
    inputOf: (body) => body,
    send: (body) =>
      downloadFile(route, { body: { ...body, ...also }, timeoutMs }, fileName).then(() => 'saved' as const),
    onDone: () => form.reset(),
  });
  const { text: reason, detail } = download.failure;
  return (
    <SectionPanel title={title} lead={lead}>
      <CallForm form={download} className={classes.form}>
        <SecretInput
          label={m.privacy_password()}
          description={m.privacy_password_why()}
          autoComplete="current-password"
          name="password"
          {...form.getInputProps('password')}
        />
        {children}
        <FormEnd
          messages={
            <>
              <MessageLine text={download.pending ? words.busy : undefined} />
              <MessageLine tone="success" text={download.data ? words.done : undefined} />
              <MessageLine tone="error" text={reason && `${words.failed} ${reason}`} detail={detail} />
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
            {reason ? m.action_retry() : words.submit}
          </WorkingButton>
        </FormEnd>
      </CallForm>
    </SectionPanel>
  );
}

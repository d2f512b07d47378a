import { NativeSelect } from '@mantine/core';
import { isUploadColumn, uploadBytes } from '@udaya/core/knowledge/upload-file';
import { baseLocale, isLocale, localeNames, locales } from '@udaya/core/locale';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { type SubmitEvent, useRef, useState } from 'react';
import { errorLine, errorText } from '../../api/error-text.ts';
import { FileField } from '../../shell/files/file-field.tsx';
import classes from '../../shell/files/file-page.module.css';
import { FilePreview } from '../../shell/files/file-preview.tsx';
import { refuseFile } from '../../shell/files/read-preview.ts';
import { type FileRules, usePreview } from '../../shell/files/use-preview.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { FileGone } from './hash-file.ts';
import { UploadHelp } from './upload-help.tsx';
import type { Upload } from './use-upload.ts';

const typeLabels: Record<ReportType, () => string> = {
  Child: m.knowledge_upload_type_child,
  Adult: m.knowledge_upload_type_adult,
  Student: m.knowledge_upload_type_student,
};

const rules: FileRules = { maxBytes: uploadBytes, isKnown: isUploadColumn };

interface Errors {
  reportType?: string | undefined;
  report?: string | undefined;
}

/** What is uploaded: the report type and the file, looked at before it is sent. */
export function ChooseStep({ upload, isLost }: { upload: Upload; isLost: boolean }) {
  const { chosen, choose, checking } = upload;
  const [errors, setErrors] = useState<Errors>({});
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const look = usePreview(chosen.file, rules);
  const found = fieldErrors(checking.error);
  const shown: Errors = {
    reportType: errors.reportType ?? found.reportType,
    report: errors.report ?? look.refused ?? found.report,
  };
  const failure = errorLine(shown.report || shown.reportType ? undefined : checking.error);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing: Errors = {
      reportType: chosen.reportType ? undefined : m.knowledge_upload_type_required(),
      report: refuseFile(chosen.file, uploadBytes),
    };
    setErrors(missing);
    if (missing.reportType) select.current?.focus();
    else if (missing.report || look.refused) button.current?.focus();
    else upload.validate(chosen);
  };

  return (
    <>
      <MessageLine text={isLost ? m.knowledge_upload_lost() : undefined} />
      <form className={classes.choose} onSubmit={submit} noValidate aria-label={m.knowledge_upload_title()}>
        <Panel className={classes.fields}>
          <NativeSelect
            ref={select}
            label={m.knowledge_upload_type()}
            value={chosen.reportType}
            error={shown.reportType}
            required
            withAsterisk={false}
            onChange={({ currentTarget }) => {
              setErrors({ ...errors, reportType: undefined });
              choose({ reportType: currentTarget.value as ReportType | '' });
            }}
            data={[
              { value: '', label: m.knowledge_upload_type_choose() },
              ...reportTypes.map((value) => ({ value, label: typeLabels[value]() })),
            ]}
          />
          <NativeSelect
            label={m.knowledge_language()}
            value={chosen.lang}
            onChange={({ currentTarget: { value } }) =>
              choose({ lang: isLocale(value) ? value : baseLocale })
            }
            data={locales.map((value) => ({ value, label: localeNames[value] }))}
          />
          <FileField
            file={chosen.file}
            maxBytes={uploadBytes}
            error={shown.report}
            buttonRef={button}
            onChange={(file, refused) => {
              setErrors({ ...errors, report: refused ?? (file && refuseFile(file, uploadBytes)) });
              choose({ file });
            }}
          />
          {chosen.file && !refuseFile(chosen.file, uploadBytes) && !look.refused && (
            <FilePreview preview={look.preview} />
          )}
          <MessageLine tone="error" text={failure.text} detail={failure.detail} />
          <div className={classes.buttons}>
            <WorkingButton type="submit" size="md" working={checking.isPending}>
              {checking.isPending ? m.knowledge_upload_validating() : m.knowledge_upload_validate()}
            </WorkingButton>
          </div>
        </Panel>
      </form>
      <UploadHelp
        reportType={chosen.reportType}
        lang={chosen.lang}
        onTypeMissing={() => {
          setErrors({ ...errors, reportType: m.knowledge_upload_type_required() });
          select.current?.focus();
        }}
      />
    </>
  );
}

/** What the server finds wrong with a field. */
function fieldErrors(error: Error | null): Errors {
  if (!error) return {};
  if (error instanceof FileGone) return { report: error.message };
  return Object.fromEntries(errorText(error).fields.map(({ path, message }) => [path, message]));
}

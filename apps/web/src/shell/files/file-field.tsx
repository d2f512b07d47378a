import '@mantine/dropzone/styles.layer.css';
import { Button, CloseButton, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import * as m from '@udaya/messages';
import { type RefObject, useId, useRef } from 'react';
import { IconFileText, IconFileUpload } from '../../ui/icons.tsx';
import classes from './file-field.module.css';
import { megabyte, showBytes } from './show-bytes.ts';

interface Props {
  file: File | undefined;
  /** How large a file may be, in bytes. */
  maxBytes: number;
  error: string | undefined;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** `refused` says why what was dropped is not taken. */
  onChange: (file: File | undefined, refused?: string) => void;
}

/** One file, dropped or chosen by a button; which one it is, is read out. */
export function FileField({ file, maxBytes, error, buttonRef, onChange }: Props) {
  const id = useId();
  const open = useRef<() => void>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.fileField}>
      <Text id={`${id}-label`} fw={500} size="sm">
        {m.file_csv()}
      </Text>
      <Dropzone
        openRef={open}
        multiple={false}
        activateOnKeyboard={false}
        enablePointerEvents
        onDrop={([dropped]) => onChange(dropped)}
        onReject={() => onChange(undefined, m.file_one_file())}
        inputProps={{ accept: '.csv,text/csv', 'aria-label': m.file_csv(), tabIndex: -1 }}
        className={classes.zone}
        data-invalid={error ? true : undefined}
      >
        <div className={classes.zoneInner}>
          <IconFileUpload size={34} stroke={1.4} aria-hidden="true" />
          <div className={classes.zoneWords}>
            <Button
              ref={buttonRef}
              variant="default"
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              onClick={(event) => {
                // The zone would open the dialog a second time.
                event.stopPropagation();
                open.current?.();
              }}
            >
              {file ? m.file_choose_another() : m.file_choose()}
            </Button>
            <Text size="sm" c="dimmed" id={`${id}-hint`}>
              {m.file_drop_hint({ max: maxBytes / megabyte })}
            </Text>
          </div>
        </div>
      </Dropzone>
      <div role="status">
        {file && (
          <p className={classes.fileName}>
            <IconFileText size={20} stroke={1.6} aria-hidden="true" />
            <span>{m.file_chosen({ name: file.name, size: showBytes(file.size) })}</span>
            <CloseButton
              aria-label={m.file_remove({ name: file.name })}
              onClick={() => {
                onChange(undefined);
                buttonRef.current?.focus();
              }}
            />
          </p>
        )}
      </div>
      <div role="alert">
        {error && (
          <Text id={`${id}-error`} size="sm" className={classes.error}>
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}

import type { ButtonProps } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorLine } from '../../api/error-text.ts';
import { IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './file-page.module.css';

interface Props {
  label: string;
  fetching: UseMutationResult<void, Error, void>;
  variant?: ButtonProps['variant'];
}

/** Fetches a file; where that fails, the reason stands below the button. */
export function DownloadFile({ label, fetching, variant = 'default' }: Props) {
  const failure = errorLine(fetching.error);
  return (
    <div className={classes.helpFile}>
      <WorkingButton
        variant={variant}
        working={fetching.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => fetching.mutate()}
      >
        {label}
      </WorkingButton>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
    </div>
  );
}

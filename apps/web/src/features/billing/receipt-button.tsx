import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Payment, payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { errorText } from '../../api/error-text.ts';
import { IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';

/** Downloads the receipt of a payment. */
export function useReceipt({ id, receiptNumber }: Pick<Payment, 'id' | 'receiptNumber'>) {
  return useMutation({
    mutationFn: () =>
      downloadFile(payments.readReceipt, { params: { id } }, `Receipt_${receiptNumber ?? id}.pdf`),
  });
}

type Receipt = ReturnType<typeof useReceipt>;

export function ReceiptButton({ receipt }: { receipt: Receipt }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.8} />}
      loading={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      {m.payment_receipt()}
    </Button>
  );
}

/** How the download goes, in words. */
export function ReceiptMessage({ receipt }: { receipt: Receipt }) {
  const failed = receipt.error ? errorText(receipt.error) : undefined;
  return (
    <>
      <MessageLine text={receipt.isPending ? m.payment_receipt_downloading() : undefined} />
      <MessageLine
        tone="error"
        text={failed && `${m.payment_receipt_failed()} ${failed.message}`}
        detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Payment, payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { errorSentence } from '../../api/error-text.ts';
import { IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';

interface Props {
  payment: Pick<Payment, 'id' | 'refunds'>;
  /** Of anybody's payment, by the product admin's own route. */
  forAdmin?: boolean;
}

/** Downloads each credit note of a payment; nothing where there is none. */
export function CreditNoteLinks({ payment: { id, refunds }, forAdmin = false }: Props) {
  const download = useMutation({
    mutationFn: (number: string) =>
      downloadFile(
        forAdmin ? productPayments.readCreditNote : payments.readCreditNote,
        { params: { id, number } },
        `CreditNote_${number}.pdf`,
      ),
  });
  const numbers = refunds.flatMap(({ creditNote }) => creditNote ?? []);
  if (numbers.length === 0) return null;
  return (
    <>
      {numbers.map((number) => (
        <Button
          key={number}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          loading={download.isPending && download.variables === number}
          aria-label={m.payment_admin_note_download_label({ number })}
          onClick={() => download.mutate(number)}
        >
          {m.payment_admin_note_download({ number })}
        </Button>
      ))}
      <MessageLine text={download.isPending ? m.payment_admin_note_downloading() : undefined} />
      <MessageLine
        tone="error"
        text={
          download.error ? `${m.payment_admin_note_failed()} ${errorSentence(download.error)}` : undefined
        }
      />
    </>
  );
}

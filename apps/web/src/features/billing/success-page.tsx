import { PaymentResult } from './payment-result.tsx';

/** Where a payment leads that was made. A reload or a made-up address shows what the server knows, not what it says. */
export function SuccessPage({ id }: { id: string }) {
  return <PaymentResult id={id} />;
}

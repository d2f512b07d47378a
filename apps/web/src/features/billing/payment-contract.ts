import type { Approval } from '@udaya/contract/billing';

/** An order that the buyer is about to approve. */
export interface OpenedOrder {
  orderId: string;
  /** Where it is approved, for providers without a window of their own. */
  approveUrl: string | null;
}

/** What every provider's button is made of, whoever takes the money. */
export interface PaymentButtonProps {
  /** Opens the order, or answers the one that is open. Rejects where there is none; the page has said why then. */
  createOrder: () => Promise<OpenedOrder>;
  /** The buyer may have approved: the server finds out. `approval` is what the provider's window signed, where it signs anything. */
  onApprove: (orderId: string, approval?: Approval) => Promise<void>;
  /** The buyer went away from the approval; the server knows whether another window has paid meanwhile. */
  onCancel: () => Promise<void>;
  onError: () => void;
  /** What the button says, where it is ours to say. */
  label: string;
  busy: boolean;
}

import { type Approval, type CaptureResult, orders } from '@udaya/contract/billing';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { type ErrorText, errorText } from '../../api/error-text.ts';

/** How a payment came out, as far as it is known. */
export type Settlement =
  | { kind: 'paid' | 'failed'; paymentId: string }
  | { kind: 'held' | 'checking' | 'not-approved' }
  | { kind: 'declined'; reason: string }
  | { kind: 'refused'; words: ErrorText };

const tries = 3;
const pause = 1_500;

/**
 * Asks the server to take the money of an order, and says how it came out. May be repeated: the server takes it once. Never
 * throws; an answer that did not come means that the payment has to be watched.
 */
export async function settleOrder(
  orderId: string,
  reportId: string,
  approval?: Approval,
): Promise<Settlement> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await captureWithApproval(orderId, reportId, approval);
    if (!(answer instanceof ApiError)) return settlementOf(answer, orderId);
    // Whoever asks too often hears nothing either.
    const unknown = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!unknown) return { kind: 'refused', words: errorText(answer) };
    if (attempt === tries) return { kind: 'checking' };
    await new Promise((resolve) => setTimeout(resolve, pause * attempt));
  }
}

/** What became of the payment is asked of the provider, also where the signature of its window does not count. */
async function captureWithApproval(
  orderId: string,
  reportId: string,
  approval: Approval | undefined,
): Promise<CaptureResult | ApiError> {
  const answer = await capture(orderId, reportId, approval);
  const isInvalid = answer instanceof ApiError && answer.code === 'payment.approval_invalid';
  return isInvalid ? capture(orderId, reportId) : answer;
}

async function capture(
  orderId: string,
  reportId: string,
  approval?: Approval,
): Promise<CaptureResult | ApiError> {
  const params = { orderId, reportId };
  const asked = approval
    ? call(orders.approve, { params, body: approval })
    : call(orders.capture, { params });
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
}

async function settlementOf(result: CaptureResult, orderId: string): Promise<Settlement> {
  const { status, paymentId, details } = result;
  const [detail] = details;
  if (status === 'COMPLETED') {
    // Only a hint to the server: the payment is settled, whatever comes of it.
    const confirmed = await call(orders.confirm, { params: { orderId } }).catch(() => undefined);
    return { kind: 'paid', paymentId: confirmed?.id ?? paymentId };
  }
  if (status === 'PENDING') return { kind: 'held' };
  if (status === 'CHECKING') return { kind: 'checking' };
  if (status === 'NOT_APPROVED') return { kind: 'not-approved' };
  if (status === 'DECLINED') return { kind: 'declined', reason: detail?.description ?? '' };
  return { kind: 'failed', paymentId };
}

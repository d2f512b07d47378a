const key = 'udaya.payment';
const lifetime = 30 * 60_000;

/** Marks a payment as begun in this browser. The mark holds no data and dies after half an hour. */
export function markPaymentInitiated(): void {
  try {
    localStorage.setItem(key, JSON.stringify({ state: 'Initiated', expires: Date.now() + lifetime }));
  } catch {
    // Nothing depends on the mark: the server knows of the payment.
  }
}

/** Takes the mark away: on the way back, after a cancel or an error, and whenever the product is opened again. */
export function clearPaymentMark(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

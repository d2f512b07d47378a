/** The address of a report's checkout, made without a call to the provider. */
export function repaymentUrl(publicUrl: string, reportId: string): string {
  return `${publicUrl}/payments/invoice?report=${reportId}`;
}

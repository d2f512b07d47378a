export { countPaymentsIn, countRefundsDue, countSlowOrders, sumPaid } from './store-figures.ts';

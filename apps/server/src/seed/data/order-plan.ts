import type { OrderFlowCode, OrderStatusCode } from '@omnis/models';

/** An order of the demo: how old it is and how far it came. */
export interface OrderPlan {
  daysOld: number;
  status: OrderStatusCode;
  /** `normal` unless told. */
  flow?: OrderFlowCode;
  /** True when the shopper with the account placed it. */
  shopper?: boolean;
  coupon?: 'WELCOME10';
}

const plan = (status: OrderStatusCode, ...ages: readonly number[]): OrderPlan[] =>
  ages.map((daysOld) => ({ daysOld, status }));

/** Orders by shop: every status occurs, most are done, and what is new waits in the queue. */
export const orderPlans: Readonly<Record<string, readonly OrderPlan[]>> = {
  demo: [
    { daysOld: 186, status: 'complete', shopper: true, coupon: 'WELCOME10' },
    { daysOld: 131, status: 'complete', shopper: true },
    { daysOld: 97, status: 'refunded', shopper: true },
    { daysOld: 58, status: 'complete', shopper: true },
    { daysOld: 26, status: 'complete', shopper: true },
    { daysOld: 5.2, status: 'packing', shopper: true },
    { daysOld: 2.1, status: 'processing', shopper: true },
    { daysOld: 0.2, status: 'paid', shopper: true },
    ...plan(
      'complete',
      57,
      55,
      52,
      49,
      47,
      44,
      41,
      38,
      35,
      33,
      29.4,
      28.1,
      26.7,
      24.3,
      23.8,
      21.2,
      19.9,
      18.4,
      17.5,
      15.1,
      13.6,
      12.2,
      10.4,
      9.1,
    ),
    ...plan('refunded', 22.3),
    ...plan('exchanged', 16.2),
    ...plan('disputed', 11.3),
    ...plan('issue', 6.4),
    ...plan('consolidated', 4.3),
    ...plan('packing', 3.8),
    ...plan('printed', 3.1),
    ...plan('label_printed', 2.4),
    ...plan('processing', 1.6, 1.3),
    ...plan('paid', 0.9, 0.5, 0.12),
    ...plan('new', 0.02),
    { daysOld: 2.7, status: 'printed', flow: 'paper' },
  ],
  turbo: [
    ...plan('complete', 51, 43, 36, 27.2, 25.4, 20.6, 17.9, 14.4, 11.8, 8.7),
    ...plan('refunded', 13.1),
    ...plan('packing', 4.1),
    ...plan('printed', 2.9),
    ...plan('processing', 1.8),
    ...plan('paid', 0.7, 0.3),
    ...plan('to_be_paid', 0.05),
  ],
  basic: [
    ...plan('complete', 46, 30.5, 22.7, 16.8, 9.9),
    ...plan('issue', 7.2),
    ...plan('label_printed', 2.2),
    ...plan('paid', 1.1, 0.4),
  ],
  omnis: [
    ...plan('complete', 28.9, 14.9),
    ...plan('paid', 0.6),
    { daysOld: 3.4, status: 'bespoke_mockup', flow: 'bespoke' },
  ],
  locked: [...plan('complete', 19.2, 6.9), ...plan('paid', 1.4)],
};

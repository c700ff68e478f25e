import { route, type Route } from '../../http/route.ts';
import type { PaymentsService } from './payments.service.ts';

/** Calls of payments: two that belong to the test processor, and those of a store's team. */
export function paymentsRoutes(payments: PaymentsService): Route[] {
  return [
    route('payments.testCard', async ({ division }, { body }) => payments.addTestCard(division, body)),
    route('payments.testChallenge', async ({ division }, { params, body }) =>
      payments.answerTestChallenge(division.id, params.paymentIntent, body.outcome === 'approve'),
    ),
    ...payments.managed,
  ];
}

import { route, type Route } from '../../http/route.ts';
import type { PaymentsService } from './payments.service.ts';

/** Calls of payments; both belong to the test processor. */
export function paymentsRoutes(payments: PaymentsService): Route[] {
  return [
    route('payments.testCard', async (_context, { body }) => payments.addTestCard(body)),
    route('payments.testChallenge', async ({ division }, { params, body }) =>
      payments.answerTestChallenge(division.id, params.paymentIntent, body.outcome === 'approve'),
    ),
  ];
}

import { paymentsRoutes } from './payments.routes.ts';
import { createPaymentsService } from './payments.service.ts';

/** Payments by the processors that a store uses. */
export function createPayments(core: Parameters<typeof createPaymentsService>[0]) {
  const service = createPaymentsService(core);
  return { service, routes: paymentsRoutes(service) };
}

/** The domain of payments. */
export type Payments = ReturnType<typeof createPayments>;

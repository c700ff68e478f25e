import type { Core } from '../../core.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { createAtlasCustomers } from './atlas-customers.ts';
import { createCounting } from './count-customers.ts';
import { createCustomerSegments } from './customer-segments.ts';
import { createCustomersExport } from './customers-export.ts';
import { customersRoutes } from './customers.routes.ts';
import { createDeleting } from './deleting.ts';
import { createListedSubscribers } from './listed-subscribers.ts';
import { createManagedCustomers } from './managed-customers.ts';

/**
 * The domain of customers as a store's team manages them, with its calls. Accounts, orders and subscriptions stay with their
 * domains; those note by `recounts.ts` whom to count again.
 */
export function createCustomers(
  core: Pick<Core, 'database' | 'reading' | 'jobs' | 'divisions'>,
  { accounts }: { accounts: Pick<Accounts, 'personalData'> },
) {
  const counting = createCounting(core);
  const managed = createManagedCustomers(core, counting);
  const file = createCustomersExport(core, { managed });
  const segments = createCustomerSegments(core);
  const subscribers = createListedSubscribers(core);
  const remove = createDeleting(core, accounts.personalData.deletion);
  return {
    managed,
    segments,
    counting,
    routes: customersRoutes({
      managed,
      atlas: createAtlasCustomers(core, { managed, file, remove }),
      file,
      segments,
      subscribers,
      remove,
    }),
  };
}

/** The domain of customers. */
export type Customers = ReturnType<typeof createCustomers>;

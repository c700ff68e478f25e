import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { createLowStock } from './low-stock.ts';
import { createManagedStock } from './managed-stock.ts';
import { stockRoutes } from './stock.routes.ts';

/**
 * The domain of stock: what a store's team manages, with its calls, and the emails about what is low. Orders take and give
 * back stock by `stock.ts`, in transactions of their own.
 */
export function createStock(
  core: Pick<Core, 'database' | 'reading' | 'jobs' | 'divisions'>,
  {
    accounts: { team },
    catalogue,
    notifications,
  }: { accounts: Pick<Accounts, 'team'>; catalogue: Catalogue; notifications: Notifications },
) {
  const deps = {
    catalogue: catalogue.service,
    mailer: notifications.mailer,
    owners: (db: Db, division: number) => team.owners(db, division),
  };
  const managed = createManagedStock(core, deps);
  const lowStock = createLowStock(core, deps);
  return { managed, lowStock, routes: stockRoutes({ managed, lowStock }) };
}

/** The domain of stock. */
export type Stock = ReturnType<typeof createStock>;

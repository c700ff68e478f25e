import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { AlertMailsDomain } from '../alert-mails/create-alert-mails.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Division } from '../../tenancy/division.ts';
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
    alertMails,
    catalogue,
    notifications,
  }: {
    accounts: Pick<Accounts, 'team'>;
    alertMails: AlertMailsDomain;
    catalogue: Catalogue;
    notifications: Notifications;
  },
) {
  const deps = {
    catalogue: catalogue.service,
    mailer: notifications.mailer,
    recipients: async (db: Db, division: Division) => {
      const named = await alertMails.service.lowStock(db, division);
      return named.length > 0 ? named : team.owners(db, division.id);
    },
  };
  const managed = createManagedStock(core, deps);
  const lowStock = createLowStock(core, deps);
  return { managed, lowStock, routes: stockRoutes({ managed, lowStock }) };
}

/** The domain of stock. */
export type Stock = ReturnType<typeof createStock>;

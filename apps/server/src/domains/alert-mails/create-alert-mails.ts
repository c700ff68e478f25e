import type { Core } from '../../core.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Orders } from '../orders/create-orders.ts';
import { alertMailsRoutes } from './alert-mails.routes.ts';
import { createAlertMailsService } from './alert-mails.service.ts';
import { createAlertSending } from './send-alerts.ts';

/** Emails to a store's team about new orders, low stock and returns, and the addresses that get them. */
export function createAlertMails(
  core: Core,
  { notifications, orders }: { readonly notifications: Notifications; readonly orders: Orders },
) {
  const service = createAlertMailsService(core);
  const sending = createAlertSending(core, {
    mailer: notifications.mailer,
    order: (division, id) => orders.service.managedById(division.id, id),
  });
  return { service, sending, routes: alertMailsRoutes(service) };
}

/** The domain of emails to a store's team. */
export type AlertMailsDomain = ReturnType<typeof createAlertMails>;

import type { Core } from '../../../core.ts';
import type { Catalogue } from '../../catalogue/create-catalogue.ts';
import type { Notifications } from '../../notifications/create-notifications.ts';
import { stockNoticesRoutes } from './stock-notices.routes.ts';
import { createStockNoticesService } from './stock-notices.service.ts';

/** Mails to those who wait for something that is sold out. */
export function createStockNotices(
  core: Core,
  { catalogue, notifications }: { catalogue: Catalogue; notifications: Notifications },
) {
  const service = createStockNoticesService(core, {
    catalogue: catalogue.service,
    mailer: notifications.mailer,
  });
  return { service, routes: stockNoticesRoutes(service) };
}

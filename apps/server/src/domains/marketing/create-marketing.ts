import type { Core } from '../../core.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { marketingRoutes } from './marketing.routes.ts';
import { createMarketingService } from './marketing.service.ts';

/** Mailing lists. */
export function createMarketing(core: Core, { notifications }: { notifications: Notifications }) {
  const service = createMarketingService(core, notifications.mailer);
  return { service, routes: marketingRoutes(service) };
}

/** The domain of mailing lists. */
export type Marketing = ReturnType<typeof createMarketing>;

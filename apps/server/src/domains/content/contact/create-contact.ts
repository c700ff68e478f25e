import type { Core } from '../../../core.ts';
import type { Notifications } from '../../notifications/create-notifications.ts';
import type { Pages } from '../../pages/create-pages.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

/** Messages of visitors to a store. */
export function createContact(
  core: Core,
  { notifications, pages }: { notifications: Notifications; pages: Pages },
) {
  const service = createContactService(core, { mailer: notifications.mailer, pages: pages.service });
  return { service, routes: contactRoutes(service) };
}

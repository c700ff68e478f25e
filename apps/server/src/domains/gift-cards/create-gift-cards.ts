import type { Core } from '../../core.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { giftCardsRoutes } from './gift-cards.routes.ts';
import { createGiftCardsService } from './gift-cards.service.ts';
import { createIssuing } from './issuing.ts';
import { createManagedCardsService } from './managed-cards.service.ts';

/** Gift cards: bought, given away, and paid with. */
export function createGiftCards(core: Core, { notifications }: { notifications: Notifications }) {
  const service = createGiftCardsService(core);
  const issuing = createIssuing(core, notifications.mailer);
  return { service, issuing, routes: giftCardsRoutes(service, createManagedCardsService(core, issuing)) };
}

/** The domain of gift cards. */
export type GiftCards = ReturnType<typeof createGiftCards>;

import type { Core } from '../../core.ts';
import type { Artworks } from '../designs/artworks/create-artworks.ts';
import type { Files } from '../files/index.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Orders } from '../orders/create-orders.ts';
import { createQuoteAnswers } from './answer-quote.ts';
import { quotesRoutes } from './quotes.routes.ts';
import { createQuotesService } from './quotes.service.ts';
import { createStaffQuotes } from './staff-quotes.ts';

/** Quotes: asked for by shoppers, priced by staff, answered by shoppers. */
export function createQuotes(
  core: Core,
  {
    artworks: { service: artworks },
    files: { fileStore },
    notifications: { mailer },
    orders,
  }: { artworks: Artworks; files: Files; notifications: Notifications; orders: Orders },
) {
  const service = createQuotesService(core, { artworks, mailer });
  const answer = createQuoteAnswers(core, { artworks, mailer, orders: orders.service });
  const staffQuotes = createStaffQuotes(core, { artworks, mailer, fileStore });
  return { service, routes: quotesRoutes({ quotes: service, answer, staffQuotes }) };
}

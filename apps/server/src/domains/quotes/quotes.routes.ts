import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { QuoteAsker, QuotesService } from './quotes.service.ts';

const askerOf = ({ ip, origin, visitor }: CallContext): QuoteAsker => ({
  ip,
  origin,
  customerId: visitor.identity?.kind === 'customer' ? visitor.identity.id : null,
});

/** The shopper's calls of quotes. */
export function quotesRoutes(quotes: QuotesService): Route[] {
  return [
    route('quotes.request', (context, { body }) => quotes.request(context.division, body, askerOf(context))),
    route('quotes.get', ({ division }, { params }) => quotes.byHash(division, params.orderHash)),
  ];
}

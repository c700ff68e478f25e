import { fail, ok, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { createQuoteAnswers } from './answer-quote.ts';
import type { StaffQuotesService } from './staff-quotes.ts';
import type { QuoteAsker, QuotesService } from './quotes.service.ts';

const askerOf = ({ ip, origin, language, visitor, idempotencyKey: key }: CallContext): QuoteAsker => ({
  ip,
  key,
  language,
  origin,
  customerId: visitor.identity?.kind === 'customer' ? visitor.identity.id : null,
});

function staffOf({ visitor }: CallContext): Result<Identity> {
  return visitor.identity?.kind === 'staff'
    ? ok(visitor.identity)
    : fail('unauthenticated', 'Sign in to go on');
}

/** Services that answer the calls of quotes. */
export interface QuotesDeps {
  readonly quotes: QuotesService;
  readonly answer: ReturnType<typeof createQuoteAnswers>;
  readonly staffQuotes: StaffQuotesService;
}

/** The calls of quotes, on the side of shoppers and on that of staff. */
export function quotesRoutes({ quotes, answer, staffQuotes }: QuotesDeps): Route[] {
  return [
    route('quotes.answer', ({ division, ip }, { params, body }) =>
      answer(division, { hash: params.orderHash, answer: body }, ip),
    ),
    route('atlas.quote', (_context, { params }) => staffQuotes.read(params.id, null)),
    route('dashboard.quote', ({ division }, { params }) => staffQuotes.read(params.id, division.id)),
    route('atlas.offerQuote', async (context, { params, body }) => {
      const staff = staffOf(context);
      return staff.ok ? staffQuotes.offer(staff.value, params.id, body) : staff;
    }),
    route('atlas.sendMockup', async (context, { params }) => {
      const staff = staffOf(context);
      return staff.ok ? staffQuotes.mockup(staff.value, params.id, await context.upload()) : staff;
    }),
    route('quotes.request', (context, { body }) => quotes.request(context.division, body, askerOf(context))),
    route('quotes.get', ({ division }, { params }) => quotes.byHash(division, params.orderHash)),
  ];
}

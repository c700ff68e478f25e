import type { Basket } from '@omnis/contract';
import { isCurrencyCode, languageOf, toMinor } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { hashToken, randomToken } from '../../../security/secrets.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { unsubscribeLink } from '../../notifications/mail/unsubscribe-link.ts';
import { unfinishedCheckoutMail } from '../../notifications/mail/unfinished-checkout-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { orderedOf, type Shopper } from '../basket-changes.ts';
import { readLines } from '../basket.repository.ts';
import type { BasketService } from '../basket.service.ts';
import {
  lockUnfinished,
  noteReminded,
  noteUnfinished,
  readReminderSettings,
  rowsOfLink,
} from './abandoned.repository.ts';
import { reminderList } from './reminder-list.ts';

/** Addresses that one visitor types in an hour: more of them are tried out, and are nobody's. */
const perVisitor: RateLimit = { max: 30, seconds: 60 * 60 };

const hourSeconds = 3600;

const remind: JobKind<{ division: number; checkout: string }> = {
  name: 'checkout.remind',
  title: 'Remind of an unfinished checkout',
  schema: z.object({ division: z.number().int(), checkout: z.string() }),
  retries: 10,
  concurrency: 2,
};

/** Lines as the store is shown them. */
export const unfinishedLines = z.array(
  z.object({ name: z.string(), options: z.string(), quantity: z.number().int() }),
);

/** Stored fields of a basket line. */
const storedLines = z.array(
  z.object({
    key: z.string(),
    product_id: z.number(),
    variant_id: z.string().nullable(),
    colour: z.string(),
    size: z.string(),
    quantity: z.number(),
    personalisation: z.unknown(),
    bundle_items: z.unknown(),
    gift_card: z.unknown(),
  }),
);

/** Notes checkouts that are not finished, reminds of them once where the store wants that, and restores their baskets. */
export function createUnfinished(
  { database, jobs, divisions, secrets }: Pick<Core, 'database' | 'jobs' | 'divisions' | 'secrets'>,
  { basket, mailer }: { basket: BasketService; mailer: Mailer },
) {
  const limits = createRateLimits(database);

  jobs.handle(remind, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division) return;
    await database.tenant(division.id, async (db) => {
      const [row, { hours }] = await Promise.all([
        lockUnfinished(db, division.id, data.checkout),
        readReminderSettings(db, division.id),
      ]);
      if (!row || hours === null || row.hasOptedOut) return;
      const waits = hours * hourSeconds - (Date.now() - row.left_at.getTime()) / 1000;
      // They went on meanwhile; the time runs anew.
      if (waits > 1) return jobs.enqueueLater(db, remind, { data, afterSeconds: Math.ceil(waits) });
      const token = randomToken();
      const origin = mailer.originOf(division);
      const { id, email } = row;
      const leaver = { mailingList: reminderList, email };
      const unsubscribe = unsubscribeLink(secrets, { origin, division: division.id, leaver });
      await noteReminded(db, division.id, { id, tokenHash: hashToken(token) });
      await mailer.send(db, division, {
        kind: 'checkout.reminder',
        dedupeKey: `checkout.reminder:${id}`,
        to: email,
        origin,
        language: languageOf(row.language),
        unsubscribe,
        draft: (brand) =>
          unfinishedCheckoutMail(brand, {
            lines: unfinishedLines.parse(row.lines),
            link: `${origin}/basket/?restore=${token}`,
            unsubscribe,
          }),
      });
    });
    jobs.wake();
  });

  return {
    /** Notes who is at the checkout with which basket; an empty one is nothing. */
    async noteContact(
      shopper: Shopper,
      { email, basket: name, ip }: { email: string; basket: 'main' | 'now'; ip: string },
    ): Promise<Result<{ message: string }>> {
      const { division, owner } = shopper;
      const wait = await limits.hit(`checkout-contact:${division.id}:${ip}`, perVisitor);
      if (wait > 0) return tooMany(wait);
      const shown = await basket.list(shopper, name);
      if (!shown.ok) return shown;
      const noted = ok({ message: 'Noted' });
      const items = shown.value.items.filter(({ available }) => available);
      const { totals, currency } = shown.value;
      if (items.length === 0 || !isCurrencyCode(currency)) return noted;
      await database.tenant(division.id, async (db) => {
        const rows = await readLines(db, orderedOf({ division, owner, basket: name }));
        const id = await noteUnfinished(db, {
          division_id: division.id,
          owner,
          email: email.toLowerCase(),
          language: shopper.language,
          currency,
          value_minor: toMinor(totals.total, currency),
          lines: JSON.stringify(
            items.map((item) => ({
              name: item.name,
              options: [item.options.Colour, item.options.Size].filter(Boolean).join(', '),
              quantity: item.quantity,
            })),
          ),
          rows: JSON.stringify(rows),
        });
        const { hours } = await readReminderSettings(db, division.id);
        if (id !== null && hours !== null)
          await jobs.enqueueLater(db, remind, {
            data: { division: division.id, checkout: id },
            afterSeconds: hours * hourSeconds,
          });
      });
      return noted;
    },

    /** Brings a basket back by the link of its reminder, on any device; what is in the visitor's basket stays. */
    async restore(shopper: Shopper, token: string): Promise<Result<Basket>> {
      const { division } = shopper;
      const stored = await database.tenant(division.id, (db) =>
        rowsOfLink(db, division.id, hashToken(token)),
      );
      const gone: Failure = fail('not_found', 'This link no longer works', 'token');
      return stored === undefined ? gone : basket.restoreLines(shopper, storedLines.parse(stored));
    },
  };
}

/** Unfinished checkouts. */
export type Unfinished = ReturnType<typeof createUnfinished>;

import { orderPurposes, type CallInput } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { ok, type Result } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { randomToken } from '../../../security/secrets.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { Division } from '../../../tenancy/division.ts';
import { orderLinkMail } from '../../notifications/mail/order-change-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { findOrderByNumber } from '../orders.repository.ts';
import { languageOf } from '@omnis/models';

const askSchema = z.object({
  division: z.number().int(),
  number: z.string(),
  email: z.string(),
  purpose: z.enum(orderPurposes),
  origin: z.string(),
  /** One mail for one question, however often the job runs. */
  question: z.string(),
});

const mailLink: JobKind<z.output<typeof askSchema>> = {
  name: 'orders.mail-link',
  title: 'Email links to orders',
  schema: askSchema,
  retries: 5,
  concurrency: 4,
};

/** Questions from one network address, and about one mail address, in an hour. */
const perVisitor: RateLimit = { max: 20, seconds: 60 * 60 };
const perAddress: RateLimit = { max: 5, seconds: 60 * 60 };

/** Finds orders again for those who have lost the link. */
export function createOrderLinks(
  { database, jobs, divisions }: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  mailer: Mailer,
) {
  const limits = createRateLimits(database);

  jobs.handle(mailLink, async ({ division: id, number, email, purpose, origin, question }) => {
    const division = await divisions.byId(id);
    if (!division) return;
    await database.tenant(id, async (db) => {
      const order = await findOrderByNumber(db, id, { number, email });
      if (!order) return;
      await mailer.send(db, division, {
        kind: 'order.link',
        dedupeKey: `order.link:${question}`,
        to: order.email,
        origin,
        language: languageOf(order.language),
        draft: (brand) => orderLinkMail(brand, { number: order.number, hash: order.hash, purpose }),
      });
    });
  });

  /**
   * Mails the link of an order to the address that it was placed with. Whether there is such an order is found out by the
   * job, so that neither the answer nor the time that it takes tells.
   */
  return async (
    place: { division: Division; ip: string; origin: string },
    body: CallInput<'orders.sendLink'>['body'],
  ): Promise<Result<{ message: string }>> => {
    const { division, ip, origin } = place;
    const email = body.email.toLowerCase();
    const wait = Math.max(
      await limits.hit(`order-link:${division.id}:${ip}`, perVisitor),
      await limits.hit(`order-link:${division.id}:${email}`, perAddress),
    );
    if (wait > 0) return tooMany(wait);
    await database.tenant(division.id, (db) =>
      jobs.enqueue(db, mailLink, { ...body, division: division.id, email, origin, question: randomToken() }),
    );
    jobs.wake();
    return ok({
      message: 'If there is an order with this number and address, we have emailed you its link.',
    });
  };
}

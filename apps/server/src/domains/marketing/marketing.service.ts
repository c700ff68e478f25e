import { texts, type CallResponse } from '@omnis/contract';
import { subscriberOfferList, subscriberOfferWords, type Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { hashToken, randomToken } from '../../security/secrets.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import type { Db } from '../../database/connection.ts';
import { verifySubscriptionMail } from '../notifications/mail/account-mails.ts';
import { subscriberOfferMail } from '../notifications/mail/offer-mail.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { confirm, leaveList, notePending, type ConfirmedSubscriber } from './marketing.repository.ts';
import { leaveReminders, reminderList } from '../basket/abandoned/reminder-list.ts';
import { leaveNotices, stockNoticesList } from './stock-notices/stock-notices-list.ts';
import { unsubscribeLink, type Leaver } from '../notifications/mail/unsubscribe-link.ts';

/** A wish to be on a mailing list. */
export interface Subscription {
  mailingList: string;
  email: string;
  firstName: string;
}

/** Where somebody reads a mail of a list. */
export interface Reader {
  /** Where the mail's links lead. */
  readonly origin: string;
  readonly language: Language;
}

/** A person who asks to be on a list. */
export interface Asker extends Reader {
  /** Network address; null where the shop itself asks for them, with an order. */
  readonly ip: string | null;
}

/**
 * Wishes from one network address, and about one mail address, in an hour: any list can be named, and each writes to an
 * address whose owner may know nothing of it.
 */
const perVisitor: RateLimit = { max: 60, seconds: 60 * 60 };
const perAddress: RateLimit = { max: 5, seconds: 60 * 60 };

/** Mailing lists: somebody is on one only after confirming by mail. */
export interface MarketingService {
  /** Sends the mail that confirms; the answer is the same whether the address is known or not. Fails with `rate_limited`. */
  subscribe(
    division: Division,
    subscription: Subscription,
    asker: Asker,
  ): Promise<Result<{ message: string }>>;
  /** Puts somebody on the list by the token of the mail; a link that was followed before is answered `already`. */
  confirm(
    division: Division,
    token: string,
    reader: Reader,
  ): Promise<Result<CallResponse<'store.confirmSubscription'>>>;
  /** Takes somebody off a list; who is not on it stays off it. */
  leave(division: Division, leaver: Leaver): Promise<void>;
}

/** Builds the service. */
export function createMarketingService({ database, jobs, secrets }: Core, mailer: Mailer): MarketingService {
  const limits = createRateLimits(database);

  /** Mails the coupon of the subscriber offer to who has confirmed; whether there is one. */
  async function sendOffer(
    db: Db,
    division: Division,
    { subscriber, origin, language }: { subscriber: ConfirmedSubscriber } & Reader,
  ): Promise<boolean> {
    const { title, coupon } = subscriberOfferWords(division.plugins['email-subscriber-offer']);
    if (subscriber.mailingList !== subscriberOfferList || coupon === '') return false;
    const { email, firstName } = subscriber;
    const unsubscribe = unsubscribeLink(secrets, { origin, division: division.id, leaver: subscriber });
    await mailer.send(db, division, {
      kind: 'marketing.offer',
      // One for an address, however often it comes and goes.
      dedupeKey: `marketing.offer:${hashToken(email)}`,
      to: email,
      origin,
      language,
      unsubscribe,
      draft: (brand) =>
        subscriberOfferMail(brand, { firstName, title, coupon, link: `${origin}/`, unsubscribe }),
    });
    return true;
  }

  return {
    subscribe: async (division, { mailingList, email, firstName }, { origin, language, ip }) => {
      const address = email.toLowerCase();
      const wait =
        ip === null
          ? 0
          : Math.max(
              await limits.hit(`subscribe:${division.id}:${ip}`, perVisitor),
              await limits.hit(`subscribe:${division.id}:${address}`, perAddress),
            );
      if (wait > 0) return tooMany(wait);
      const token = randomToken();
      const tokenHash = hashToken(token);
      await database.tenant(division.id, async (db) => {
        const subscriber = {
          division: division.id,
          mailingList: mailingList || 'newsletter',
          email: address,
          firstName,
          tokenHash,
        };
        if (!(await notePending(db, subscriber))) return;
        const link = `${origin}/subscription-verified?token=${token}`;
        await mailer.send(db, division, {
          kind: 'marketing.verify',
          dedupeKey: `marketing.verify:${tokenHash}`,
          to: address,
          origin,
          language,
          draft: (brand) => verifySubscriptionMail(brand, { firstName, link }),
        });
      });
      jobs.wake();
      return ok({ message: texts.subscribed });
    },

    confirm: async (division, token, reader) => {
      const { status, offer } = await database.tenant(division.id, async (db) => {
        const found = await confirm(db, division.id, hashToken(token));
        return typeof found === 'string'
          ? { status: found, offer: false }
          : {
              status: 'confirmed' as const,
              offer: await sendOffer(db, division, { subscriber: found, ...reader }),
            };
      });
      jobs.wake();
      return status === 'unknown'
        ? fail('not_found', 'This link is not valid any more. Subscribe again to get a new one.', 'token')
        : ok({ message: `You are subscribed to the newsletter of ${division.name}`, status, offer });
    },

    leave: (division, leaver) =>
      database.tenant(division.id, (db) =>
        leaver.mailingList === stockNoticesList
          ? leaveNotices(db, division.id, leaver.email)
          : leaver.mailingList === reminderList
            ? leaveReminders(db, division.id, leaver.email)
            : leaveList(db, division.id, leaver),
      ),
  };
}

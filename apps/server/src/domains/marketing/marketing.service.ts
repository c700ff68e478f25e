import { texts } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { hashToken, randomToken } from '../../security/secrets.ts';
import type { Division } from '../divisions/division.ts';
import { verifySubscriptionMail } from '../notifications/mail/account-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { confirm, notePending } from './marketing.repository.ts';

/** A wish to be on a mailing list. */
export interface Subscription {
  mailingList: string;
  email: string;
  firstName: string;
}

/** Mailing lists: somebody is on one only after confirming by mail. */
export interface MarketingService {
  /** Sends the mail that confirms; the answer is the same whether the address is known or not. */
  subscribe(
    division: Division,
    subscription: Subscription,
    origin: string,
  ): Promise<Result<{ message: string }>>;
  /** Puts somebody on the list by the token of the mail; a link that was followed before is answered `already`. */
  confirm(
    division: Division,
    token: string,
  ): Promise<Result<{ message: string; status: 'confirmed' | 'already' }>>;
}

/** Builds the service. */
export function createMarketingService({ database, jobs }: Core, mailer: Mailer): MarketingService {
  return {
    subscribe: async (division, { mailingList, email, firstName }, origin) => {
      const token = randomToken();
      const tokenHash = hashToken(token);
      const address = email.toLowerCase();
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
          draft: (brand) => verifySubscriptionMail(brand, { firstName, link }),
        });
      });
      jobs.wake();
      return ok({ message: texts.subscribed });
    },

    confirm: async (division, token) => {
      const status = await database.tenant(division.id, (db) => confirm(db, division.id, hashToken(token)));
      return status === 'unknown'
        ? fail('not_found', 'This link is not valid any more. Subscribe again to get a new one.', 'token')
        : ok({ message: `You are on the list of ${division.name}`, status });
    },
  };
}

import { statusTexts, texts, type CallResponse } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { hashToken } from '../../../security/secrets.ts';
import { createRateLimits, type RateLimit } from '../../../security/rate-limits.ts';
import { ownLanguage, type Division } from '../../../tenancy/division.ts';
import { contactMail, type ContactLetter } from '../../notifications/mail/contact-mails.ts';
import { remillMail } from '../../notifications/mail/remill-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { PagesService } from '../../pages/pages.service.ts';
import type { Language } from '@omnis/models';

/** Where a request comes from. */
export interface ContactPlace {
  ip: string;
  origin: string;
}

/** Messages that shoppers send to a shop by its forms. */
export interface ContactService {
  /**
   * Mails a message to the shop. The address that the form names holds only where a published page of the shop names it
   * too: else anybody could send mails to anybody.
   */
  contact(
    division: Division,
    letter: ContactLetter & { contactEmail: string },
    place: ContactPlace,
  ): Promise<Result<{ message: string }>>;
  /** Mails how a return for recycling goes; at most once a day to an address, and always answered alike. */
  remill(
    division: Division,
    email: string,
    place: ContactPlace & { readonly language: Language },
  ): Promise<Result<CallResponse<'store.submitRemill'>>>;
}

/** Messages from one network address, and to one store, in an hour. */
const perVisitor: RateLimit = { max: 10, seconds: 60 * 60 };
const perStore: RateLimit = { max: 300, seconds: 60 * 60 };

/** Letters on one line: what follows a line break would be read as another part of a mail. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const today = (): string => new Date().toISOString().slice(0, 10);

/** Builds the service. */
export function createContactService(
  { database, jobs }: Core,
  { mailer, pages }: { mailer: Mailer; pages: Pick<PagesService, 'contactAddresses'> },
): ContactService {
  const limits = createRateLimits(database);

  /** Counts a message; the refusal when it is one too many. */
  async function tooMany(kind: string, division: Division, ip: string): Promise<Failure | null> {
    const wait = Math.max(
      await limits.hit(`${kind}:${division.id}:${ip}`, perVisitor),
      await limits.hit(`${kind}:${division.id}`, perStore),
    );
    if (wait === 0) return null;
    const refused = fail('rate_limited', 'Too many messages. Wait a while and try again.');
    return { ...refused, headers: { 'retry-after': String(wait) } };
  }

  return {
    contact: async (division, { contactEmail, ...given }, { ip, origin }) => {
      const refused = await tooMany('contact', division, ip);
      if (refused) return refused;
      const asked = contactEmail.toLowerCase();
      const named = asked !== '' && (await pages.contactAddresses(division)).has(asked);
      const to = named ? asked : division.contactEmail;
      if (to === '') return fail('not_found', statusTexts[404] ?? '');
      const letter = { ...given, name: oneLine(given.name) || given.email };
      await database.tenant(division.id, (db) =>
        mailer.send(db, division, {
          kind: 'store.contact',
          // The same words on the same day are the same message.
          dedupeKey: `store.contact:${hashToken(JSON.stringify([to, letter, today()]))}`,
          to,
          replyTo: letter.email,
          origin,
          language: ownLanguage(division),
          draft: (brand) => contactMail(brand, letter),
        }),
      );
      jobs.wake();
      return ok({ message: texts.contactSent });
    },

    remill: async (division, given, { ip, origin, language }) => {
      const refused = await tooMany('remill', division, ip);
      if (refused) return refused;
      const email = given.toLowerCase();
      await database.tenant(division.id, (db) =>
        mailer.send(db, division, {
          kind: 'store.remill',
          dedupeKey: `store.remill:${hashToken(email)}:${today()}`,
          to: email,
          origin,
          language,
          draft: remillMail,
        }),
      );
      jobs.wake();
      return ok({ type: 'success', message: texts.remillSent });
    },
  };
}

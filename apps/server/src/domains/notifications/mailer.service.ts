import { randomUUID } from 'node:crypto';
import type { Language } from '@omnis/models';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import { publicOrigin } from '../../config/public-address.ts';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { PermanentFailure, type JobKind } from '../../jobs/jobs.ts';
import type { Division } from '../../tenancy/division.ts';
import { sealMailSecret, withSecret } from './mail-secret.ts';
import { isRefusedForGood, reasonOf } from './mail-refusal.ts';
import { mailBrand, type MailBrand } from './mail/brand.ts';
import type { MailDraft } from './mail/parts.ts';
import { renderMail } from './mail/render-html.ts';
import {
  countRepeats,
  findMail,
  insertMail,
  mailsOfOrder,
  markMailSent,
} from './notifications.repository.ts';

/** A mail to be written. */
export interface MailToSend {
  /** The subject that it is about, such as `order.confirmation`. */
  kind: string;
  /** One mail for one happening, however often its job runs: `order.confirmation:4711`. */
  dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Address that an answer goes to; the store's unless told. */
  replyTo?: string | undefined;
  /** Where mailboxes take its reader off the list that it is sent to, by a button of their own (RFC 8058). */
  unsubscribe?: string | undefined;
  /** Stands sealed beside the mail until it is sent, which has a gap for it (`secretGap`). */
  secret?: string | undefined;
  /** True when there is a mail server for it, where the settings of this transaction decide. */
  isSent?: boolean | undefined;
  /** The order that it is about, whose store's team can send it again; never of one with a secret. */
  order?: number | undefined;
}

/** Most repeats of emails about one order within an hour. */
const mostRepeats = 5;
const repeatPrefix = 'mail.repeat:';

const sendMail: JobKind<{ division: number; mail: number; unsubscribe?: string | undefined }> = {
  name: 'mail.send',
  title: 'Send an email',
  schema: z.object({ division: z.number(), mail: z.number(), unsubscribe: z.string().optional() }),
  retries: 10,
  retryDelay: 15,
  concurrency: 8,
};

/** Headers that tell mailboxes that one request to the address is enough. */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function openTransport(url: string): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport(url);
}

/** Carries mails out; without a mail server they stay in the outbox. */
export function createMailer(core: Core) {
  const { config, database, jobs, divisions, logger, secrets, settings } = core;
  let transport: { readonly url: string; readonly opened: Promise<Transporter> } | undefined;

  jobs.handle(sendMail, async ({ division, mail: id, unsubscribe }) => {
    const stored = await database.tenant(division, (db) => findMail(db, division, id));
    if (!stored || stored.sent_at) return;
    // Settings that another process has written may not have been heard of yet.
    if (settings.smtpUrl() === null) await settings.refresh();
    const url = settings.smtpUrl();
    if (url === null) return;
    const mail = withSecret(secrets, stored);
    // The library comes with the first mail.
    if (transport?.url !== url) transport = { url, opened: openTransport(url) };
    const opened = await transport.opened;
    const sent = opened.sendMail({
      from: mail.sender,
      to: mail.recipient,
      ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
      subject: mail.subject,
      html: mail.html,
      text: mail.body,
      ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
      // The same for every try, so that a mailbox can tell a repeat.
      messageId: `<${division}.${id}@${config.storesDomain}>`,
    });
    await sent.catch((error: unknown) => {
      throw isRefusedForGood(error) ? new PermanentFailure(reasonOf(error)) : error;
    });
    await database.tenant(division, (db) => markMailSent(db, division, id));
    logger.info({ division, mail: id }, 'mail sent');
  });

  /** Where a store's links lead when no request tells it. */
  function originOf(division: Division): string {
    return publicOrigin(config, divisions.hostOf(division), config.port);
  }

  /** Where the platform's own pages are, whether it is set up or not. */
  function platformOrigin(): string {
    return publicOrigin(config, config.platformHost, config.port);
  }

  /** Where links for staff lead. */
  function atlasOrigin(): string {
    return publicOrigin(config, config.atlasHost, config.port);
  }

  async function enqueue(db: Db, division: Division, mail: MailToSend): Promise<void> {
    const address = division.contactEmail || `no-reply@${divisions.hostOf(division)}`;
    const id = await insertMail(db, {
      division: division.id,
      kind: mail.kind,
      dedupeKey: mail.dedupeKey,
      recipient: mail.to,
      sender: `"${division.name.replace(/["\\\r\n]/g, '')}" <${address}>`,
      subject: mail.subject,
      html: mail.html,
      body: mail.text,
      replyTo: mail.replyTo ?? null,
      secretSealed:
        mail.secret === undefined
          ? null
          : sealMailSecret(secrets, { division: division.id, dedupeKey: mail.dedupeKey }, mail.secret),
      order: mail.order ?? null,
    });
    if (id !== null && (mail.isSent ?? settings.smtpUrl() !== null))
      await jobs.enqueue(db, sendMail, { division: division.id, mail: id, unsubscribe: mail.unsubscribe });
  }

  return {
    originOf,
    platformOrigin,
    atlasOrigin,

    /** Writes a mail in the transaction of `db`; it is sent after the commit, once for its `dedupeKey`. */
    enqueue,

    /** The newest emails about an order. */
    ofOrder: (db: Db, division: number, order: number) => mailsOfOrder(db, division, order),

    /**
     * Sends an email about an order again as it was written, in the transaction of `db`, which holds the order's lock.
     *
     * Fails with `validation_failed` on `mail` for one that is not of the order, `rate_limited` after five within an hour.
     */
    async repeat(
      db: Db,
      division: Division,
      again: { order: number; mail: number; to: string },
    ): Promise<Result<{ subject: string }>> {
      const { order, mail: id, to } = again;
      const stored = await findMail(db, division.id, id);
      if (stored?.order_id !== order)
        return fail('validation_failed', 'This email is not about this order', 'mail');
      const since = new Date(Date.now() - 3_600_000);
      const repeats = await countRepeats(db, division.id, { order, prefix: repeatPrefix, since });
      if (repeats >= mostRepeats)
        return fail('rate_limited', `You can send ${mostRepeats} emails an hour again. Try again later.`);
      const { kind, subject, html, body: text, reply_to: replyTo } = stored;
      await enqueue(db, division, {
        kind,
        dedupeKey: `${repeatPrefix}${order}:${randomUUID()}`,
        to,
        subject,
        html,
        text,
        replyTo: replyTo ?? undefined,
        order,
      });
      return ok({ subject });
    },

    /**
     * Renders a draft in the look of the store and writes it in the transaction of `db`.
     *
     * @param mail.origin - where its links lead; the store's own address unless told
     * @param mail.order - what it is about; then its store's team can send it again
     * @param mail.language - that of who reads it; English unless told
     */
    async send(
      db: Db,
      division: Division,
      mail: {
        kind: string;
        dedupeKey: string;
        to: string;
        replyTo?: string | undefined;
        origin?: string | undefined;
        language?: Language | undefined;
        unsubscribe?: string | undefined;
        secret?: string | undefined;
        isSent?: boolean | undefined;
        order?: number | undefined;
        draft: (brand: MailBrand) => MailDraft;
      },
    ): Promise<void> {
      const brand = mailBrand(division, mail.origin ?? originOf(division), mail.language);
      const { kind, dedupeKey, to, replyTo, unsubscribe, secret, isSent, order } = mail;
      await enqueue(db, division, {
        kind,
        dedupeKey,
        to,
        replyTo,
        unsubscribe,
        secret,
        isSent,
        order,
        ...renderMail(brand, mail.draft(brand)),
      });
    },
  };
}

/** The mailer. */
export type Mailer = ReturnType<typeof createMailer>;

import { z } from 'zod';
import { defineSection } from './section.ts';
import { wholeNumber } from './values.ts';

/** How long what is kept is kept, and when at night the rest is deleted. */
export interface RetentionConfig {
  /** Minutes after midnight, UTC. */
  readonly at: number;
  readonly sessionsDays: number;
  readonly checkoutsDays: number;
  readonly mailsDays: number;
  readonly auditMonths: number;
  readonly eventsDays: number;
  readonly basketsDays: number;
  readonly chatsDays: number;
  readonly notificationsDays: number;
  readonly pushDays: number;
  readonly stockNoticesDays: number;
  readonly unconfirmedDays: number;
  readonly artworkDays: number;
  readonly importsDays: number;
  readonly webhooksDays: number;
}

const time = 'must be a time of the day in UTC, such as 03:30';

/** A number of days, months or years, with what is said about a value outside of its bounds. */
const span = ([least, most]: readonly [number, number], usual: number, why: string) =>
  wholeNumber(least, most, why).default(usual);

/** Retention. The bounds keep what the law and the product's own texts promise. */
export const retention = defineSection(
  {
    RETENTION_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, time)
      .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
      .default(3 * 60 + 30),
    RETENTION_SESSIONS_DAYS: span([1, 365], 30, 'people look up sessions that ended, for a while'),
    RETENTION_CHECKOUTS_DAYS: span([30, 3650], 90, 'a payment can be disputed or settled late'),
    RETENTION_MAILS_DAYS: span([30, 3650], 365, 'a mail may be asked for when an order goes wrong'),
    RETENTION_AUDIT_MONTHS: span([6, 240], 36, 'the audit log is proof of who changed what'),
    RETENTION_EVENTS_DAYS: span([7, 760], 90, 'searches and split tests are counted from events'),
    RETENTION_BASKETS_DAYS: span([30, 800], 400, 'a visitor’s cookie lasts a year'),
    RETENTION_CHATS_DAYS: span([30, 3650], 365, 'a chat may hold what was agreed about an order'),
    RETENTION_NOTIFICATIONS_DAYS: span([90, 3650], 180, 'those that were read are kept for 90 days'),
    RETENTION_PUSH_DAYS: span([1, 365], 30, 'a message that was sent is needed no longer'),
    RETENTION_STOCK_NOTICES_DAYS: span([30, 365], 365, 'shoppers are told that we forget them after a year'),
    RETENTION_UNCONFIRMED_DAYS: span([8, 365], 30, 'a link to confirm a subscription works for 7 days'),
    RETENTION_ARTWORK_DAYS: span([1, 31], 30, 'shoppers are told that it is deleted within a month'),
    RETENTION_IMPORTS_DAYS: span([7, 3650], 90, 'a preview can be carried out until then'),
    RETENTION_WEBHOOKS_DAYS: span([2, 365], 30, 'a delivery is tried for a day, and read in the log'),
  },
  (env): RetentionConfig => ({
    at: env.RETENTION_AT,
    sessionsDays: env.RETENTION_SESSIONS_DAYS,
    checkoutsDays: env.RETENTION_CHECKOUTS_DAYS,
    mailsDays: env.RETENTION_MAILS_DAYS,
    auditMonths: env.RETENTION_AUDIT_MONTHS,
    eventsDays: env.RETENTION_EVENTS_DAYS,
    basketsDays: env.RETENTION_BASKETS_DAYS,
    chatsDays: env.RETENTION_CHATS_DAYS,
    notificationsDays: env.RETENTION_NOTIFICATIONS_DAYS,
    pushDays: env.RETENTION_PUSH_DAYS,
    stockNoticesDays: env.RETENTION_STOCK_NOTICES_DAYS,
    unconfirmedDays: env.RETENTION_UNCONFIRMED_DAYS,
    artworkDays: env.RETENTION_ARTWORK_DAYS,
    importsDays: env.RETENTION_IMPORTS_DAYS,
    webhooksDays: env.RETENTION_WEBHOOKS_DAYS,
  }),
);

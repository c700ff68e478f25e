import {
  dashboardNotificationKinds,
  dashboardPermissionNames,
  dashboardPermissions,
  formatMoney,
  isCurrencyCode,
  type DashboardNotificationKind,
} from '@omnis/models';
import { z } from 'zod';
import { answerWords } from '../../../texts/quote-answers.ts';

/** Text of a notification, and the page of the dashboard that it leads to. */
export interface NotificationLine {
  readonly title: string;
  readonly href: string;
}

/** A kind of notification: what is stored of what it is about, and the line that is made of it. */
function kind<S extends z.ZodType>(about: S, line: (about: z.output<S>) => NotificationLine) {
  return {
    about,
    /** null for what an older or a newer version has stored otherwise. */
    read: (stored: unknown): NotificationLine | null => {
      const parsed = about.safeParse(stored);
      return parsed.success ? line(parsed.data) : null;
    },
  };
}

const order = z.object({ id: z.number().int(), number: z.string() });
const file = z.object({ id: z.number().int(), filename: z.string() });
const nothing = z.object({});

const toOrder = ({ id }: { readonly id: number }): string => `/dashboard/orders/${id}/`;
const toImport = ({ id }: { readonly id: number }): string => `/dashboard/imports/${id}/`;
const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Every kind of notification with what is stored of what it is about. Names of people are left out, so that nothing of a
 * customer stays here when their account is deleted.
 */
export const notificationKinds = {
  'order.paid': kind(
    order.extend({ totalMinor: z.number().int(), currency: z.string() }),
    ({ totalMinor, currency, ...of }) => ({
      title: isCurrencyCode(currency)
        ? `Order ${of.number} paid: ${formatMoney(totalMinor, currency)}`
        : `Order ${of.number} paid`,
      href: toOrder(of),
    }),
  ),
  'order.payment_failed': kind(order, (of) => ({
    title: `Order ${of.number}: the payment failed`,
    href: toOrder(of),
  })),
  'order.problem': kind(order, (of) => ({ title: `Order ${of.number} needs attention`, href: toOrder(of) })),
  'order.changed': kind(order.extend({ what: z.enum(['lines', 'address']) }), ({ what, ...of }) => ({
    title:
      what === 'address'
        ? `Order ${of.number} goes to another address`
        : `Order ${of.number} was changed by its customer`,
    href: toOrder(of),
  })),
  'order.cancelled': kind(order, (of) => ({
    title: `Order ${of.number} was cancelled by its customer`,
    href: toOrder(of),
  })),
  'return.asked': kind(
    order.extend({ returned: z.string(), resolution: z.enum(['refund', 'exchange']) }),
    ({ returned, resolution, ...of }) => ({
      title: `Return ${returned}: the customer asks for ${resolution === 'refund' ? 'a refund' : 'an exchange'}`,
      href: toOrder(of),
    }),
  ),
  'quote.asked': kind(order.extend({ pieces: z.number().int() }), ({ pieces, ...of }) => ({
    title: `Quote ${of.number} asked for: ${counted(pieces, 'piece')}`,
    href: toOrder(of),
  })),
  'quote.answered': kind(
    order.extend({ action: z.enum(['accept', 'terms', 'approve', 'confirm', 'change']) }),
    ({ action, ...of }) => ({
      title: `Quote ${of.number}: the customer ${answerWords[action]}`,
      href: toOrder(of),
    }),
  ),
  'review.written': kind(z.object({ rating: z.number().int(), product: z.string() }), (of) => ({
    title: `Review to read: ${of.rating} of 5 stars for ${of.product}`,
    href: '/dashboard/reviews/',
  })),
  'import.ready': kind(file, (of) => ({
    title: `Import ready to carry out: ${of.filename}`,
    href: toImport(of),
  })),
  'import.done': kind(file.extend({ products: z.number().int() }), ({ products, ...of }) => ({
    title: `Import done: ${counted(products, 'product')} from ${of.filename}`,
    href: toImport(of),
  })),
  'import.failed': kind(file, (of) => ({ title: `Import failed: ${of.filename}`, href: toImport(of) })),
  'team.asked': kind(z.object({ permission: z.enum(dashboardPermissionNames) }), ({ permission }) => ({
    title: `A member of the team asks for a permission: ${
      dashboardPermissions.find(({ name }) => name === permission)?.title ?? permission
    }`,
    href: '/dashboard/team/',
  })),
  'store.review_begun': kind(nothing, () => ({
    title: 'Your store is under review: visitors cannot order',
    href: '/dashboard/',
  })),
  'store.review_lifted': kind(nothing, () => ({
    title: 'The review of your store is over',
    href: '/dashboard/',
  })),
  'webhook.off': kind(z.object({ id: z.string(), host: z.string() }), ({ id, host }) => ({
    title: `Webhook turned off: nothing has reached ${host} for days`,
    href: `/dashboard/settings/webhooks/${id}/`,
  })),
} as const satisfies Record<DashboardNotificationKind, ReturnType<typeof kind>>;

/** Something to tell a team of, of any kind. */
export type TeamNews = {
  [K in DashboardNotificationKind]: {
    readonly kind: K;
    readonly about: z.input<(typeof notificationKinds)[K]['about']>;
  };
}[DashboardNotificationKind];

/** Text of a stored notification; null for a kind that this version has no words for. */
export function lineOf(stored: { readonly kind: string; readonly about: unknown }): {
  readonly kind: DashboardNotificationKind;
  readonly line: NotificationLine;
} | null {
  const known = dashboardNotificationKinds.find((name) => name === stored.kind);
  const line = known === undefined ? null : notificationKinds[known].read(stored.about);
  return known !== undefined && line ? { kind: known, line } : null;
}

import { ECDH } from 'node:crypto';
import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { languageOf, type Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import type { PushKeys } from '../../../security/push-pair.ts';
import { hashToken } from '../../../security/secrets.ts';
import { createRateLimits, type RateLimit } from '../../../security/rate-limits.ts';
import type { Division } from '../../../tenancy/division.ts';
import { createPushPairs, pairsFor } from './push-pairs.ts';
import { isPushAddress, postPush, type PushOutcome, type PushOutlet } from './push-post.ts';
import {
  bindOrder,
  browsersOf,
  countBound,
  dropSubscription,
  findSubscription,
  insertMessage,
  isBound,
  markMessageSent,
  noteSubscription,
  staysBound,
  toldOf,
  unbind,
  unsentMessage,
  type PushContent,
  type ToldOrder,
} from './push.repository.ts';

/** A visitor who asks, and where. */
export interface PushPlace {
  readonly division: Division;
  readonly identity: Identity | null;
  readonly language: Language;
  readonly ip: string;
}

type Wish = CallInput<'notifications.subscribe'>['body'];
type Named = CallInput<'notifications.find'>['body'];

/** Push messages of stores (platform.md §4 Notification permission, §7 subscriptions). */
export interface PushService {
  /** The public key that browsers subscribe with. */
  publicKey(): Promise<string>;
  subscribe(place: PushPlace, wish: Wish): Promise<Result<CallResponse<'notifications.subscribe'>>>;
  find(place: PushPlace, named: Named): Promise<Result<CallResponse<'notifications.find'>>>;
  unsubscribe(place: PushPlace, named: Named): Promise<Result<CallResponse<'notifications.unsubscribe'>>>;
  /**
   * Writes a message for each browser that is told of an order, in the transaction of `db`; they leave after the commit,
   * once for a `dedupeKey`.
   */
  tell(
    db: Db,
    order: ToldOrder,
    news: { dedupeKey: string; content: (language: Language) => PushContent },
  ): Promise<void>;
  /**
   * Writes a message for each browser of some customers, in the transaction of `db`, once for a `dedupeKey`. The caller sees to
   * it that each of them agreed to news.
   *
   * @returns the number of messages that were written now
   */
  tellCustomers(
    db: Db,
    division: number,
    news: { customers: readonly string[]; dedupeKey: string; content: PushContent },
  ): Promise<number>;
}

const sendPush: JobKind<{ division: number; message: string }> = {
  name: 'push.send',
  title: 'Send a push message',
  schema: z.object({ division: z.number().int(), message: z.string() }),
  retries: 8,
  retryDelay: 15,
  concurrency: 8,
};

/** Subscriptions from one network address in an hour. */
const perVisitor: RateLimit = { max: 60, seconds: 60 * 60 };
/** Browsers of one customer, or for one order: nobody has more, and each is a message to send. */
const mostBrowsers = 20;
/** Seconds for which a push service keeps a message for a browser that is not running: three days. */
const timeToLive = 3 * 24 * 60 * 60;

/** Tells whether a key is a point on P-256; nothing can be encrypted for any other. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex');
    return true;
  } catch {
    return false;
  }
}

const library = async () => (await import('web-push')).default;

/** Builds the service. @param orderOf - an order of the store by its hash, or null */
export function createPushService(
  core: Core,
  {
    orderOf,
    outlet = {},
  }: {
    orderOf: (db: Db, division: number, orderHash: string) => Promise<ToldOrder | null>;
    outlet?: PushOutlet | undefined;
  },
): PushService {
  const { database, divisions, jobs, logger } = core;
  const limits = createRateLimits(database);
  const pairs = createPushPairs(core);

  jobs.handle(sendPush, async ({ division, message }) => {
    const unsent = await database.tenant(division, (db) => unsentMessage(db, division, message));
    const store = await divisions.byId(division);
    if (!unsent || !store) return;
    const { generateRequestDetails } = await library();
    const { id, endpoint, p256dh, auth, content, push_key: boundTo } = unsent;
    const subject = `mailto:${store.contactEmail || `no-reply@${divisions.hostOf(store)}`}`;
    const send = (pair: PushKeys) => {
      const { headers, body } = generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(content),
        { TTL: timeToLive, vapidDetails: { subject, ...pair } },
      );
      return postPush(endpoint, { headers, body }, outlet);
    };
    let outcome: PushOutcome = 'refused';
    // A browser takes messages of the pair alone that it subscribed with, which is not known of early ones.
    for (const pair of pairsFor(await pairs(), boundTo)) {
      outcome = await send(pair);
      if (outcome !== 'refused') break;
    }
    // A browser that has gone, and an address that would never take one, are asked no more.
    if (outcome === 'taken') await database.tenant(division, (db) => markMessageSent(db, division, message));
    else await database.tenant(division, (db) => dropSubscription(db, division, id));
    if (outcome === 'refused')
      logger.warn({ division, subscription: id }, 'a push service refused a message');
  });

  /** The order that is meant; a failure where there is none, null where none is named. */
  async function meant(
    db: Db,
    division: number,
    hash: string | undefined,
  ): Promise<Result<ToldOrder | null>> {
    if (hash === undefined) return ok(null);
    const order = await orderOf(db, division, hash);
    return order ? ok(order) : fail('not_found', statusTexts[404] ?? '');
  }

  const customerOf = ({ identity }: PushPlace): string | null =>
    identity?.kind === 'customer' ? identity.id : null;

  return {
    publicKey: async () => (await pairs()).current.publicKey,

    subscribe: async (place, { subscription, orderHash }) => {
      const { division, language, ip } = place;
      const { endpoint, keys: given } = subscription;
      const customerId = orderHash === undefined ? customerOf(place) : null;
      if (orderHash === undefined && customerId === null) return fail('unauthenticated', 'Sign in to go on');
      if ((await limits.hit(`push:${division.id}:${ip}`, perVisitor)) > 0)
        return fail('rate_limited', 'Too many subscriptions. Wait a while and try again.');
      if (!isPushAddress(endpoint, outlet) || !isPoint(given.p256dh)) {
        logger.warn({ division: division.id }, 'a push subscription was not taken');
        return fail('validation_failed', 'This browser’s subscription cannot be used', 'subscription');
      }
      const { current } = await pairs();
      return database.tenant(division.id, async (db) => {
        const order = await meant(db, division.id, orderHash);
        if (!order.ok) return order;
        const bound = order.value
          ? await countBound(db, division.id, { orderId: order.value.id })
          : await countBound(db, division.id, { customerId: customerId ?? '' });
        if (bound >= mostBrowsers)
          return fail('conflict', `At most ${mostBrowsers} browsers can get messages about this`);
        const id = await noteSubscription(db, {
          division: division.id,
          endpoint,
          endpointHash: hashToken(endpoint),
          p256dh: given.p256dh.replace(/=+$/, ''),
          auth: given.auth.replace(/=+$/, ''),
          customerId,
          language,
          pushKey: current.publicKey,
        });
        if (order.value) await bindOrder(db, id, order.value);
        return ok({ subscribed: true });
      });
    },

    find: (place, { endpoint, orderHash }) =>
      database.tenant(place.division.id, async (db) => {
        const order = await meant(db, place.division.id, orderHash);
        if (!order.ok) return order;
        const row = await findSubscription(db, place.division.id, hashToken(endpoint));
        const customer = order.value ? order.value.customer_id : customerOf(place);
        const ofCustomer = customer !== null && row?.customer_id === customer;
        const ofOrder = row && order.value ? await isBound(db, row.id, order.value) : false;
        return ok({ subscribed: ofCustomer || ofOrder });
      }),

    unsubscribe: ({ division }, { endpoint, orderHash }) =>
      database.tenant(division.id, async (db) => {
        const order = await meant(db, division.id, orderHash);
        if (!order.ok) return order;
        const row = await findSubscription(db, division.id, hashToken(endpoint));
        if (!row) return ok({ stays: false });
        await unbind(db, division.id, { subscription: row.id, order: order.value });
        return ok({ stays: await staysBound(db, division.id, row.id) });
      }),

    tellCustomers: async (db, division, { customers, dedupeKey, content }) => {
      let written = 0;
      for (const subscription of customers.length === 0 ? [] : await browsersOf(db, division, customers)) {
        const message = await insertMessage(db, { division, subscription, dedupeKey, content });
        if (message === null) continue;
        written += 1;
        await jobs.enqueue(db, sendPush, { division, message });
      }
      return written;
    },

    tell: async (db, order, { dedupeKey, content }) => {
      const division = order.division_id;
      for (const { id, language } of await toldOf(db, order)) {
        const message = await insertMessage(db, {
          division,
          subscription: id,
          dedupeKey,
          content: content(languageOf(language)),
        });
        if (message !== null) await jobs.enqueue(db, sendPush, { division, message });
      }
    },
  };
}

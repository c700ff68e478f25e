import type { ManagedProduct } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Result } from '../../http/answer.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { pricesIn } from '../catalogue/listing/prices.ts';
import type { Division } from '../../tenancy/division.ts';
import { findConnection, updateConnection, type ConnectionRow } from './connection.repository.ts';
import {
  endSend,
  findLink,
  findSend,
  nextProduct,
  noteSent,
  noteTries,
  writeLink,
  type SendAt,
  type SentProduct,
} from './sends.repository.ts';
import type { ShopifyFailure } from './shopify-answers.ts';
import type { ShopifyAccess, ShopifyApi } from './shopify-api.ts';
import { toShopifyProduct } from './shopify-product.ts';
import { currencyWords, problemWords } from './shopify-words.ts';
import { tokenContext } from './token-context.ts';

/** Dependencies of sending on other parts. */
export interface SendingDeps {
  readonly api: ShopifyApi;
  readonly product: (division: Division, id: number) => Promise<Result<ManagedProduct>>;
  readonly originOf: (division: Division) => string;
}

const jobSchema = z.object({ division: z.number(), id: z.string() });

/** Sends some products of a send, and goes on with the next ones in a job of its own. */
export const sendJob: JobKind<z.output<typeof jobSchema>> = {
  name: 'shopify.send',
  title: 'Send products to Shopify',
  schema: jobSchema,
  retries: 5,
  concurrency: 2,
};

/** Products of one job, so that stores take turns. */
const sliceSize = 10;
/** Seconds before a product that Shopify did not answer is tried again. */
const pauses = [5, 20, 60];
/** Tries of a product that is throttled, each after the time that Shopify names. */
const mostThrottled = 20;

/** A product to send, with the place that it goes to. */
interface Sending {
  readonly division: Division;
  readonly connection: ConnectionRow;
  readonly access: ShopifyAccess;
}

type Tried = { readonly sent: SentProduct } | { readonly failure: ShopifyFailure };

/** Registers how products are sent: outside of any transaction, each noted by itself, so that a repeat goes on where it ended. */
export function handleSends(
  { database, divisions, jobs, secrets }: Pick<Core, 'database' | 'divisions' | 'jobs' | 'secrets'>,
  { api, product: readProduct, originOf }: SendingDeps,
): void {
  const failed = (id: number, reason: string): Tried => ({ sent: { id, outcome: 'failed', reason } });

  /** Puts the variants of a product into the chosen profile; the default one is where they are without any other. */
  async function intoProfile(
    { connection, access }: Sending,
    variants: readonly string[],
    former: string | null,
  ): Promise<{ profile: string | null; errors: readonly string[] } | ShopifyFailure> {
    const chosen = connection.profiles.find(({ id }) => id === connection.profile_id);
    const wanted = chosen === undefined || chosen.isDefault ? null : chosen.id;
    const profile = wanted ?? former;
    if (profile === null) return { profile: null, errors: [] };
    const asked = await api.setProfile(access, { profile, variants, member: wanted !== null });
    if (!asked.ok) return asked.failure;
    const errors = asked.value.errors.map(({ message }) => message);
    return { profile: errors.length === 0 ? wanted : former, errors };
  }

  async function send(sending: Sending, id: number): Promise<Tried> {
    const { division, connection, access } = sending;
    const found = await readProduct(division, id);
    if (!found.ok) return failed(id, 'This product was deleted.');
    const prices = pricesIn(division, connection.currency);
    if (prices.currency !== connection.currency) return failed(id, currencyWords(division, connection));
    const link = await database.tenant(division.id, (db) => findLink(db, division.id, id));
    const made = toShopifyProduct(found.value, {
      origin: originOf(division),
      prices,
      own: division.currency,
      formerImages: link?.images_hash ?? '',
    });
    if (!made.ok) return failed(id, made.reason);
    // Found by its handle, a product that was created before an answer got lost is not created again.
    const known = link
      ? ({ ok: true, value: link.shopify_id } as const)
      : await api.find(access, found.value.urlName);
    if (!known.ok) return known;
    const written = await api.setProduct(access, { id: known.value || null, input: made.input });
    if (!written.ok) return written;
    if ('errors' in written.value) {
      const { errors } = written.value;
      if (link && errors.some(({ code }) => code === 'PRODUCT_DOES_NOT_EXIST')) {
        await database.tenant(division.id, ({ query }) =>
          query
            .deleteFrom('shopify_products')
            .where('division_id', '=', division.id)
            .where('product_id', '=', id)
            .execute(),
        );
        return send(sending, id);
      }
      return failed(id, errors.map(({ message }) => message).join(' '));
    }
    const at = { division: division.id, connection: connection.id, product: id };
    const columns = { shopify_id: written.value.id, images_hash: made.imagesHash };
    const former = link?.profile_id ?? null;
    // Before anything else can fail: the product is there.
    await database.tenant(division.id, (db) => writeLink(db, at, { ...columns, profile_id: former }));
    const placed = await intoProfile(sending, written.value.variants, former);
    if ('problem' in placed) return { failure: placed };
    await database.tenant(division.id, (db) => writeLink(db, at, { ...columns, profile_id: placed.profile }));
    if (placed.errors.length > 0)
      return failed(id, `Sent, but not put into the delivery profile: ${placed.errors.join(' ')}`);
    return { sent: { id, outcome: known.value === '' ? 'created' : 'updated', reason: '' } };
  }

  /** Decides what follows a failure: another try later, the next product, or the end. @returns whether this job goes on */
  async function afterFailure(at: SendAt, id: number, failure: ShopifyFailure): Promise<boolean> {
    const { problem, afterSeconds } = failure;
    const { message } = problemWords[problem];
    return database.tenant(at.division, async (db) => {
      const row = await findSend(db, at, true);
      if (row?.state !== 'running') return false;
      if (problem !== 'throttled' && problem !== 'unreachable') {
        await updateConnection(db, { division: at.division, versioned: false }, { problem });
        await endSend(db, at, message);
        return false;
      }
      const pause = problem === 'throttled' ? Math.max(1, afterSeconds) : pauses[row.tries];
      const most = problem === 'throttled' ? mostThrottled : pauses.length;
      if (pause !== undefined && row.tries < most) {
        await noteTries(db, at, row.tries + 1);
        await jobs.enqueueLater(db, sendJob, { data: at, afterSeconds: pause });
        return false;
      }
      // It may be this product alone that Shopify cannot answer; if the next one fares no better, it is Shopify.
      if (row.tries > most) {
        await updateConnection(db, { division: at.division, versioned: false }, { problem });
        await endSend(db, at, message);
        return false;
      }
      await noteTries(db, at, row.tries + 1);
      await noteSent(db, at, { id, outcome: 'failed', reason: message });
      return true;
    });
  }

  /** Sends the next product. @returns whether there may be more for this job */
  async function step(division: Division, at: SendAt): Promise<boolean> {
    const next = await database.tenant(division.id, async (db) => {
      const row = await findSend(db, at);
      if (row?.state !== 'running') return null;
      const connection = await findConnection(db, division.id);
      const product = await nextProduct(db, at);
      if (!connection || !product || connection.profile_id === null) {
        await endSend(db, at, 'No delivery profile is chosen any more.');
        return null;
      }
      return { connection, id: product.product_id };
    });
    if (!next) return false;
    const { connection, id } = next;
    const token = secrets.decrypt(connection.token_sealed, tokenContext(division.id, connection.id));
    const access = { shopDomain: connection.shop_domain, token };
    const tried = await send({ division, connection, access }, id);
    if ('failure' in tried) return afterFailure(at, id, tried.failure);
    await database.tenant(division.id, async (db) => {
      await noteSent(db, at, tried.sent);
      await noteTries(db, at, 0);
    });
    return true;
  }

  jobs.handle(sendJob, async (at) => {
    const division = await divisions.byId(at.division);
    if (!division) return;
    for (let done = 0; done < sliceSize; done += 1) if (!(await step(division, at))) return;
    await database.tenant(division.id, (db) => jobs.enqueue(db, sendJob, at));
    jobs.wake();
  });
}

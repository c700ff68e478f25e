import type { ManagedCustomer, ManagedOrder, ManagedProduct } from '@omnis/contract';
import { isCurrencyCode, toMajor } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { createDelivering } from './deliver.ts';
import { createManagedWebhooks } from './managed-webhooks.ts';
import type { WebhookOutlet } from './post-webhook.ts';
import type { WebhookNews } from './webhook-news.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

/** Dependencies of webhooks on other domains. */
export interface WebhooksDeps {
  readonly order: (division: Division, id: number) => Promise<Result<ManagedOrder>>;
  readonly product: (division: Division, id: number) => Promise<Result<ManagedProduct>>;
  readonly customer: (division: Division, id: string) => Promise<Result<ManagedCustomer>>;
  /** Takes up those who became customers since. */
  readonly countCustomers: (division: Division) => Promise<void>;
  /** Looks for low stock from now on. */
  readonly watchStock: (db: Db, division: number) => Promise<void>;
  readonly outlet?: WebhookOutlet | undefined;
}

const valueOr = <T, U>(found: Result<T>, other: U): T | U => (found.ok ? found.value : other);

/** The webhooks of stores: what is sent to them, and how their team manages them. */
export function createWebhooksRoom(
  core: Core,
  { order, product, customer, countCustomers, watchStock, outlet = {} }: WebhooksDeps,
) {
  /** The subject of an event as it stands now; a deleted one has its id alone. */
  async function read(division: Division, news: WebhookNews): Promise<Readonly<Record<string, unknown>>> {
    switch (news.event) {
      case 'order.placed':
      case 'order.paid':
      case 'order.fulfilled':
      case 'order.cancelled':
        return { order: valueOr(await order(division, news.about.id), news.about) };
      case 'order.refunded': {
        const { id, amountMinor } = news.about;
        const found = await order(division, id);
        const own = found.ok ? found.value.currency : '';
        const currency = isCurrencyCode(own) ? own : division.currency;
        return {
          order: valueOr(found, { id }),
          refund: { amount: toMajor(amountMinor, currency), currency },
        };
      }
      case 'product.created':
      case 'product.changed':
        return { product: valueOr(await product(division, news.about.id), news.about) };
      case 'product.deleted':
        return { product: news.about };
      case 'customer.created':
        return { customer: valueOr(await customer(division, news.about.id), news.about) };
      case 'stock.low':
        return { variant: news.about };
      case 'test':
        return { message: 'This is a test of your webhook.' };
    }
  }

  const delivering = createDelivering(core, { read, countCustomers, outlet });
  const managed = createManagedWebhooks(core, {
    delivering,
    outlet,
    // Those who are customers already are not new ones.
    prepare: async (division, events) => {
      if (events.includes('customer.created')) await countCustomers(division);
    },
    asked: async (db, division, events) => {
      if (events.includes('stock.low')) await watchStock(db, division);
    },
  });
  return { managed, routes: webhooksRoutes(managed) };
}

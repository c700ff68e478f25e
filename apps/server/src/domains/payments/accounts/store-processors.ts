import type { Core } from '../../../core.ts';
import type { Division } from '../../../tenancy/division.ts';
import { PaymentUnavailable, type PaymentProcessor } from '../processor.ts';
import { createStripeProcessor, type StripeProcessor } from '../stripe/stripe-processor.ts';
import { accountOfPayment, accountRow, noteAccount, type AccountRow } from './accounts.repository.ts';

/** Operations on a payment that was begun. */
export type PaymentTaker = Omit<PaymentProcessor, 'kind' | 'publishableKey' | 'createIntent'>;

/** A store, as far as its payments go. */
export type PayingStore = Pick<Division, 'id' | 'payments'>;

/** Finds the processor that takes the money of a store, or took that of a payment. */
export interface StoreProcessors {
  /** For payments at the checkout of a store: new ones go through its current account. */
  readonly of: (store: PayingStore) => PaymentProcessor;
  /** For payments that were begun: each goes through the account that began it, also once the store has another. */
  readonly takerOf: (division: number) => PaymentTaker;
  /** An account with its webhook; null where it is not there, or has no signing secret. */
  hooked(
    division: number,
    id: string,
  ): Promise<{ stripe: StripeProcessor; has(intent: string): Promise<boolean> } | null>;
}

/** Context to which the secret key of an account is sealed. */
export const secretKeyContext = (division: number, id: string): string =>
  `payment_accounts.secret_key_sealed:${division}:${id}`;

/** Context to which the signing secret of an account is sealed. */
export const webhookSecretContext = (division: number, id: string): string =>
  `payment_accounts.webhook_secret_sealed:${division}:${id}`;

/** Accounts whose clients are kept; the one that was made first goes. */
const mostClients = 100;

/** Builds them beside the processor of the platform. */
export function createStoreProcessors(
  { database, secrets, config }: Pick<Core, 'database' | 'secrets' | 'config'>,
  platform: PaymentProcessor,
): StoreProcessors {
  const clients = new Map<string, { version: number; stripe: StripeProcessor }>();

  function stripeOf(row: AccountRow): StripeProcessor {
    const { division_id: division, id, version } = row;
    const name = `${division}:${id}`;
    const known = clients.get(name);
    if (known?.version === version) return known.stripe;
    const stripe = createStripeProcessor({
      secretKey: secrets.decrypt(row.secret_key_sealed, secretKeyContext(division, id)),
      publishableKey: row.publishable_key,
      webhookSecret:
        row.webhook_secret_sealed === null
          ? ''
          : secrets.decrypt(row.webhook_secret_sealed, webhookSecretContext(division, id)),
      apiBase: config.stripeApiBase,
    });
    clients.delete(name);
    clients.set(name, { version, stripe });
    const [first] = clients.keys();
    if (clients.size > mostClients && first !== undefined) clients.delete(first);
    return stripe;
  }

  async function takerOfPayment(division: number, intent: string): Promise<PaymentProcessor> {
    const row = await database.tenant(division, (db) => accountOfPayment(db, division, intent));
    return row ? stripeOf(row) : platform;
  }

  const takerOf: StoreProcessors['takerOf'] = (division) => ({
    confirm: async (intent, method) => (await takerOfPayment(division, intent)).confirm(intent, method),
    retrieve: async (intent) => (await takerOfPayment(division, intent)).retrieve(intent),
    capture: async (intent, key) => (await takerOfPayment(division, intent)).capture(intent, key),
    cancel: async (intent) => (await takerOfPayment(division, intent)).cancel(intent),
    refund: async (intent, request) => (await takerOfPayment(division, intent)).refund(intent, request),
  });

  return {
    of: ({ id: division, payments: { account, hadAccount } }) => {
      // A store that never had an account of its own is spared the look at who took the payment.
      if (account === null && !hadAccount) return platform;
      const taker = takerOf(division);
      if (account === null)
        return {
          ...taker,
          kind: platform.kind,
          publishableKey: platform.publishableKey,
          createIntent: (intent) => platform.createIntent(intent),
        };
      return {
        ...taker,
        kind: 'stripe',
        publishableKey: account.publishableKey,
        createIntent: async (intent) => {
          const row = await database.tenant(division, (db) => accountRow(db, division, account.id));
          // It ended a moment ago: the next try is made with what holds now.
          if (!row || row.ended_at !== null)
            throw new PaymentUnavailable('The account of the store has ended');
          const created = await stripeOf(row).createIntent(intent);
          await database.tenant(division, (db) =>
            noteAccount(db, division, { intent: created.id, account: account.id }),
          );
          return created;
        },
      };
    },

    takerOf,

    hooked: async (division, id) => {
      const row = await database.tenant(division, (db) => accountRow(db, division, id));
      if (!row || row.webhook_secret_sealed === null) return null;
      return {
        stripe: stripeOf(row),
        has: async (intent) => {
          const of = await database.tenant(division, (db) => accountOfPayment(db, division, intent));
          return of?.id === id;
        },
      };
    },
  };
}

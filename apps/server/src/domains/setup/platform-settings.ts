import { sql } from 'kysely';
import { z } from 'zod';
import type { TaggedCache } from '../../cache/tagged-cache.ts';
import type { Changes } from '../../cache/changes.ts';
import { ConfigError, type Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../../security/secrets.ts';

/** Stripe's three keys, as they are kept. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Settings that are kept sealed in the database; null: none were typed. */
interface Kept {
  readonly mail: string | null;
  readonly payments: StripeKeys | null;
}

const valueSchemas = {
  mail: z.string(),
  payments: z.object({ secretKey: z.string(), publishableKey: z.string(), webhookSecret: z.string() }),
};

/** The variables that win over each kept setting. */
const variablesOf = { mail: 'SMTP_URL', payments: 'STRIPE_SECRET_KEY and its partners' } as const;

const contextOf = (name: keyof Kept): string => `platform_settings.value_sealed:${name}`;

/** Settings for email and payments: from the environment, else those that were typed when the platform was set up. */
export interface PlatformSettings {
  /** Address of the mail server; null: email stays in the outbox. */
  smtpUrl(): string | null;
  /** The same object until it changes; null: the built-in test processor. */
  stripe(): Config['stripe'];
  /** Which of them the environment decides. */
  readonly fromEnvironment: { readonly mail: boolean; readonly payments: boolean };
  /** Keeps settings in the transaction of `db`; they are in use after `reload`. */
  write(db: Db, settings: { mail?: string | undefined; payments?: StripeKeys | undefined }): Promise<void>;
  /** Reads what is kept, in this process. */
  refresh(): Promise<void>;
  /** Puts in use what was committed, in every process. */
  reload(): Promise<void>;
}

/** Sources that settings are read from. */
export interface PlatformSettingsDeps {
  readonly config: Pick<Config, 'smtpUrl' | 'stripe' | 'stripeApiBase'>;
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'encrypt' | 'decrypt'>;
  readonly cache: TaggedCache;
  readonly changes: Changes;
}

/**
 * Reads the settings that are kept in the database.
 *
 * @throws {ConfigError} when they cannot be opened with the keys of this installation
 */
export async function createPlatformSettings({
  config,
  database,
  secrets,
  cache,
  changes,
}: PlatformSettingsDeps): Promise<PlatformSettings> {
  const fromEnvironment = { mail: config.smtpUrl !== null, payments: config.stripe !== null };
  let kept: Kept = { mail: null, payments: null };
  let stripe = config.stripe;

  function open<N extends keyof Kept>(name: N, sealed: string): z.output<(typeof valueSchemas)[N]> {
    let text: string;
    try {
      text = secrets.decrypt(sealed, contextOf(name));
    } catch {
      // To go on without them would take test cards for money, or lose email: neither may happen quietly.
      throw new ConfigError(
        `The settings for ${name} in the database are sealed with a key that this installation doesn’t have. ` +
          `Restore secrets.json of DATA_DIR, or set ${variablesOf[name]}.`,
      );
    }
    const value: unknown = JSON.parse(text);
    return z.parse(valueSchemas[name], value) as z.output<(typeof valueSchemas)[N]>;
  }

  async function read(): Promise<Kept> {
    const rows = await database.platform(({ query }) =>
      query.selectFrom('platform_settings').select(['name', 'value_sealed']).execute(),
    );
    const sealed = (name: keyof Kept): string | null =>
      fromEnvironment[name] ? null : (rows.find((row) => row.name === name)?.value_sealed ?? null);
    const [mail, payments] = [sealed('mail'), sealed('payments')];
    return {
      mail: mail === null ? null : open('mail', mail),
      payments: payments === null ? null : open('payments', payments),
    };
  }

  async function refresh(): Promise<void> {
    const found = await read();
    const isOther = JSON.stringify(found.payments) !== JSON.stringify(kept.payments);
    kept = found;
    if (!isOther) return;
    stripe = found.payments === null ? config.stripe : { ...found.payments, apiBase: config.stripeApiBase };
    // Pages name the processor's scripts.
    cache.clear();
  }

  changes.on('settings', refresh);
  changes.onMissed(refresh);
  await refresh();
  return {
    smtpUrl: () => config.smtpUrl ?? kept.mail,
    stripe: () => stripe,
    fromEnvironment,
    write: async ({ query }, settings) => {
      for (const name of ['mail', 'payments'] as const) {
        const value = settings[name];
        if (value === undefined) continue;
        const sealed = secrets.encrypt(JSON.stringify(value), contextOf(name));
        await query
          .insertInto('platform_settings')
          .values({ name, value_sealed: sealed })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet({ value_sealed: sealed, updated_at: sql<Date>`now()` }),
          )
          .execute();
      }
    },
    refresh,
    reload: async () => {
      await refresh();
      await changes.tell({ kind: 'settings' });
    },
  };
}

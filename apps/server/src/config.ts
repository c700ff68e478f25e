import { z } from 'zod';
import { captcha, type RecaptchaConfig } from './config/captcha.ts';
import { database, type DatabaseConfig } from './config/database.ts';
import { hosts } from './config/hosts.ts';
import { checkJobs, jobs, type JobsConfig } from './config/jobs.ts';
import { live } from './config/live.ts';
import { lifecycle, type LifecycleConfig } from './config/lifecycle.ts';
import { payments } from './config/payments.ts';
import { proxy, type ProxyConfig } from './config/proxy.ts';
import { rates } from './config/rates.ts';
import { retention, type RetentionConfig } from './config/retention.ts';
import { redis } from './config/redis.ts';
import { ConfigError } from './config/section.ts';
import { secrets, type SecretsConfig } from './config/secrets.ts';
import { withSecretsFile } from './config/secrets-file.ts';
import { stores } from './config/stores.ts';
import { storage, type StorageConfig } from './config/storage.ts';
import { telemetry, type TelemetryConfig } from './config/telemetry.ts';
import { textMessages, type TwilioConfig } from './config/text-messages.ts';
import { httpUrl, url } from './config/values.ts';
import { vies } from './config/vies.ts';
import type { LiveSettings } from './live/live-limits.ts';

export type { RecaptchaConfig, RecaptchaKeys } from './config/captcha.ts';
export { ConfigError } from './config/section.ts';
export type { TwilioConfig } from './config/text-messages.ts';

/** All variables that the server reads. Settings that belong together have a section of their own in `config/`. */
const environmentSchema = z.object({
  ...hosts.shape,
  ...stores.shape,
  ...proxy.shape,
  DATA_DIR: z.string().default('.data'),
  ...secrets.shape,
  ...database.shape,
  ...redis.shape,
  SMTP_URL: url(/^smtps?:\/\/[^/?#]/, 'must be an address such as smtp://user:password@host:587').optional(),
  ...storage.shape,
  ...payments.shape,
  ...captcha.shape,
  ...textMessages.shape,
  ...lifecycle.shape,
  ...live.shape,
  ...jobs.shape,
  ...retention.shape,
  ...rates.shape,
  ...vies.shape,
  ...telemetry.shape,
  INSTAGRAM_API_BASE: httpUrl.default('https://graph.instagram.com'),
  SHOPIFY_API_BASE: httpUrl.optional(),
});

/** Names of all variables; `docs/guides/settings.md` lists each. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Settings of the server, read once from the environment (`docs/guides/settings.md`). */
export interface Config {
  port: number;
  host: string;
  /** Host of the platform's own store, sign-up and dashboard; without port. */
  platformHost: string;
  /** Host of the staff app; without port. */
  atlasHost: string;
  /** Stores live at `{subdomain}.{storesDomain}`. */
  storesDomain: string;
  /** Name servers that are asked for the domains of stores, with ports; empty: those of this machine. */
  dnsServers: readonly string[];
  /** Bytes that all stores held by a process may weigh together. */
  storeCacheBytes: number;
  /** Bytes that all catalogues held by a process may weigh together. */
  catalogueCacheBytes: number;
  /** How visitors reach the installation. */
  proxy: ProxyConfig;
  dataDir: string;
  /** Where the keys that seal and sign come from. */
  secrets: SecretsConfig;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** How a stand-alone PostgreSQL is used. */
  database: DatabaseConfig;
  /** Redis or Valkey, with its password; null: none. */
  redisUrl: string | null;
  /** Where files are kept. */
  storage: StorageConfig;
  /** null: mail waits in the outbox. */
  smtpUrl: string | null;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null;
  /** Where Stripe's API is, for keys that are kept in the database; null: Stripe's own address. */
  stripeApiBase: string | null;
  /** null: the platform's own proof of work. */
  recaptcha: RecaptchaConfig | null;
  /** null: text messages wait in the outbox, and production has none. */
  twilio: TwilioConfig | null;
  /** How this process takes part in the jobs. */
  jobs: JobsConfig;
  /** How long what is kept is kept. */
  retention: RetentionConfig;
  /** Whence exchange rates are fetched; null: a demo without a feed of its own fetches none. */
  ratesFeedUrl: string | null;
  /** Where VAT numbers of businesses are checked; null: a demo without a register of its own checks none. */
  viesUrl: string | null;
  /** Where Instagram's API is. */
  instagramApiBase: string;
  /** An address that answers for every shop on Shopify, in tests; null: the shops themselves. */
  shopifyApiBase: string | null;
  lifecycle: LifecycleConfig;
  /** Maximum number of streams of live events. */
  live: LiveSettings;
  telemetry: TelemetryConfig;
  seed: 'demo' | 'none';
  /** `demo`: this machine's own hosts, secure enough for a try; `production`: everything strict. */
  mode: 'demo' | 'production' | 'test';
}

/**
 * Reads and checks the settings.
 *
 * @param environment - usually `process.env`
 * @throws {ConfigError} naming the variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const { settings, fromFile } = withSecretsFile(environment, settingNames);
  const parsed = environmentSchema.safeParse(settings);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '?');
    // An address may hold a password, which must not reach a log.
    const shown = (settings[name] ?? '').replace(/\/\/.*@/, '//…@');
    const value = fromFile.has(name) ? 'It comes from SECRETS_FILE.' : `It is “${shown}”.`;
    throw new ConfigError(`The setting ${name} ${issue?.message ?? 'is wrong'}. ${value}`);
  }
  const env = parsed.data;
  const config: Config = {
    ...hosts.read(env),
    ...stores.read(env),
    proxy: proxy.read(env),
    dataDir: env.DATA_DIR,
    secrets: secrets.read(env),
    ...database.read(env),
    ...redis.read(env),
    storage: storage.read(env),
    smtpUrl: env.SMTP_URL ?? null,
    stripe: payments.read(env),
    stripeApiBase: env.STRIPE_API_BASE ?? null,
    recaptcha: captcha.read(env),
    twilio: textMessages.read(env),
    jobs: jobs.read(env),
    retention: retention.read(env),
    ratesFeedUrl:
      env.RATES_FEED_URL === undefined && hosts.read(env).mode !== 'production' ? null : rates.read(env),
    viesUrl: env.VIES_URL === undefined && hosts.read(env).mode !== 'production' ? null : vies.read(env),
    instagramApiBase: env.INSTAGRAM_API_BASE,
    shopifyApiBase: env.SHOPIFY_API_BASE ?? null,
    lifecycle: lifecycle.read(env),
    ...live.read(env),
    telemetry: telemetry.read(env),
  };
  checkJobs(config);
  return config;
}

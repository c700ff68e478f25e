import { z } from 'zod';

const portRange = 'must be a whole number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRange)
  .transform(Number)
  .refine((value) => value <= 65_535, portRange);
const hostName = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i,
    'must be a host name alone, such as shop.example: no https://, no port, no path',
  );
const url = (scheme: RegExp, message: string) =>
  z.string().refine((text) => scheme.test(text) && URL.canParse(text), message);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PLATFORM_HOST: hostName.default('localhost'),
  ATLAS_HOST: hostName.default('atlas.localhost'),
  STORES_DOMAIN: hostName.default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\//,
    'must be an address such as postgres://user:password@host:5432/name',
  ).optional(),
  SMTP_URL: url(/^smtps?:\/\//, 'must be an address such as smtp://user:password@host:587').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url(/^https?:\/\//, 'must be an address that starts with https://').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_V3_SITE_KEY: z.string().optional(),
  RECAPTCHA_V3_SECRET_KEY: z.string().optional(),
  RECAPTCHA_V3_MIN_SCORE: z
    .string()
    .regex(/^(0(\.\d{1,3})?|1(\.0{1,3})?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(0.5),
  RECAPTCHA_API_BASE: url(/^https?:\/\//, 'must be an address that starts with https://').default(
    'https://www.google.com',
  ),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_API_BASE: url(/^https?:\/\//, 'must be an address that starts with https://').default(
    'https://api.twilio.com',
  ),
  INSTAGRAM_API_BASE: url(/^https?:\/\//, 'must be an address that starts with https://').default(
    'https://graph.instagram.com',
  ),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  NODE_ENV: z.string().default('production'),
});

/** Keys of one kind of reCAPTCHA. */
export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secretKey: string;
}

/** reCAPTCHA as it is set up: the box (v2), the invisible kind (v3), or both. */
export interface RecaptchaConfig {
  readonly v2: RecaptchaKeys | null;
  readonly v3: RecaptchaKeys | null;
  /** The least score of v3 that passes, 0 to 1. */
  readonly minScore: number;
  readonly apiBase: string;
}

/** The account by which text messages are sent. */
export interface TwilioConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that they come from. */
  readonly from: string;
  readonly apiBase: string;
}

/** Settings of the server, read once from the environment (the README's table). */
export interface Config {
  port: number;
  host: string;
  /** Host of the platform's own store, sign-up and dashboard; without port. */
  platformHost: string;
  /** Host of the staff app; without port. */
  atlasHost: string;
  /** Stores live at `{subdomain}.{storesDomain}`. */
  storesDomain: string;
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** null: mail waits in the outbox. */
  smtpUrl: string | null;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null;
  /** null: the platform's own proof of work. */
  recaptcha: RecaptchaConfig | null;
  /** null: text messages wait in the outbox, and production has none. */
  twilio: TwilioConfig | null;
  /** Where Instagram's API is. */
  instagramApiBase: string;
  seed: 'demo' | 'none';
  /** `demo`: this machine's own hosts, secure enough for a try; `production`: everything strict. */
  mode: 'demo' | 'production' | 'test';
}

/** A setting that cannot be used; its message says which one and what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function registrableDomain(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/**
 * Reads and checks the settings.
 *
 * @param environment - usually `process.env`
 * @throws {ConfigError} naming the variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '?');
    // An address may hold a password, which must not reach a log.
    const shown = (environment[name] ?? '').replace(/\/\/[^@/]*@/, '//…@');
    throw new ConfigError(`The setting ${name} ${issue?.message ?? 'is wrong'}. It is “${shown}”.`);
  }
  const env = parsed.data;
  const local = env.STORES_DOMAIN === 'localhost' || env.STORES_DOMAIN.endsWith('.localhost');
  const mode = env.NODE_ENV === 'test' ? 'test' : local ? 'demo' : 'production';
  if (mode === 'production') {
    if (registrableDomain(env.STORES_DOMAIN) === registrableDomain(env.PLATFORM_HOST)) {
      throw new ConfigError(
        'STORES_DOMAIN must be another registrable domain than PLATFORM_HOST: stores carry their owners’ code and must not share cookies with the dashboard.',
      );
    }
    if (env.SEED === 'demo')
      throw new ConfigError('SEED=demo is refused in production: its logins are public.');
  }
  if (env.STRIPE_SECRET_KEY && (!env.STRIPE_WEBHOOK_SECRET || !env.STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  }
  // It is sent to every browser: the secret one in its place would be given away, and must not be shown here either.
  if (env.STRIPE_PUBLISHABLE_KEY !== undefined && !env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_')) {
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must begin with pk_: it is the key that browsers are given.',
    );
  }
  const pair = (siteKey: string | undefined, secretKey: string | undefined, name: string) => {
    if ((siteKey === undefined) !== (secretKey === undefined))
      throw new ConfigError(`${name}_SITE_KEY and ${name}_SECRET_KEY need each other.`);
    return siteKey === undefined || secretKey === undefined ? null : { siteKey, secretKey };
  };
  const v2 = pair(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET_KEY, 'RECAPTCHA');
  const v3 = pair(env.RECAPTCHA_V3_SITE_KEY, env.RECAPTCHA_V3_SECRET_KEY, 'RECAPTCHA_V3');
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM];
  if (twilio.some((value) => value !== undefined) && twilio.includes(undefined))
    throw new ConfigError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM need each other.');
  return {
    port: env.PORT,
    host: env.HOST,
    platformHost: env.PLATFORM_HOST.toLowerCase(),
    atlasHost: env.ATLAS_HOST.toLowerCase(),
    storesDomain: env.STORES_DOMAIN.toLowerCase(),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiBase: env.STRIPE_API_BASE ?? null,
          }
        : null,
    recaptcha:
      v2 || v3 ? { v2, v3, minScore: env.RECAPTCHA_V3_MIN_SCORE, apiBase: env.RECAPTCHA_API_BASE } : null,
    twilio:
      env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM
        ? {
            accountSid: env.TWILIO_ACCOUNT_SID,
            authToken: env.TWILIO_AUTH_TOKEN,
            from: env.TWILIO_FROM,
            apiBase: env.TWILIO_API_BASE,
          }
        : null,
    instagramApiBase: env.INSTAGRAM_API_BASE,
    seed: env.SEED ?? (mode === 'production' ? 'none' : 'demo'),
    mode,
  };
}

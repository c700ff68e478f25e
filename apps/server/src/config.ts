import { z } from 'zod';

const port = z.coerce.number('must be a number').int().min(0).max(65_535);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PLATFORM_HOST: z.string().default('localhost'),
  ATLAS_HOST: z.string().default('atlas.localhost'),
  STORES_DOMAIN: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  NODE_ENV: z.string().default('production'),
});

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
    throw new ConfigError(`The setting ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'is wrong'}.`);
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
    seed: env.SEED ?? (mode === 'production' ? 'none' : 'demo'),
    mode,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

test('nothing set is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    platformHost: 'localhost',
    atlasHost: 'atlas.localhost',
    storesDomain: 'localhost',
    dataDir: '.data',
    databaseUrl: null,
    smtpUrl: null,
    stripe: null,
    recaptcha: null,
    twilio: null,
    instagramApiBase: 'https://graph.instagram.com',
    shopifyApiBase: null,
    seed: 'demo',
    mode: 'demo',
  });
});

test('an empty setting counts as none, and host names are compared in small letters', () => {
  expect(readConfig({ PORT: '', PLATFORM_HOST: 'LocalHost' })).toMatchObject({
    port: 3000,
    platformHost: 'localhost',
  });
});

const production = {
  STORES_DOMAIN: 'shops.example',
  PLATFORM_HOST: 'omnis.test',
  ATLAS_HOST: 'atlas.omnis.test',
};

test('stores on a domain of their own are production, without the demo', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', seed: 'none' });
});

const postgres = { DATABASE_URL: 'postgres://omnis@db.example/omnis' };

test('a short limit for statements shortens the one for locks, unless that is set too', () => {
  expect(readConfig({ ...postgres, DATABASE_STATEMENT_TIMEOUT_MS: '2000' }).database).toMatchObject({
    statementTimeout: 2000,
    lockTimeout: 2000,
    poolSize: 10,
  });
});

describe('a wrong setting is named, with what is right', () => {
  test.each([
    [{ PORT: 'http' }, /PORT must be a whole number from 0 to 65535\. It is “http”/],
    [{ PORT: '70000' }, /PORT must be a whole number/],
    [{ PORT: '-1' }, /PORT must be a whole number/],
    [{ PORT: '80.5' }, /PORT must be a whole number/],
    [{ PLATFORM_HOST: 'https://shop.example' }, /PLATFORM_HOST must be a host name alone/],
    [{ ATLAS_HOST: 'atlas.example:3000' }, /ATLAS_HOST must be a host name alone/],
    [{ STORES_DOMAIN: 'stores.example/' }, /STORES_DOMAIN must be a host name alone/],
    [{ DATABASE_URL: 'mysql://localhost/omnis' }, /DATABASE_URL must be an address such as postgres:/],
    [{ DATABASE_URL: 'postgres://[' }, /DATABASE_URL must be an address such as postgres:/],
    [{ ...postgres, DATABASE_POOL_SIZE: '2' }, /DATABASE_POOL_SIZE must be a whole number from 3 to 500/],
    [{ ...postgres, DATABASE_POOL_WAIT_MS: '5s' }, /DATABASE_POOL_WAIT_MS must be a whole number/],
    [{ ...postgres, DATABASE_STATEMENT_TIMEOUT_MS: '0' }, /DATABASE_STATEMENT_TIMEOUT_MS must be a whole/],
    [{ ...postgres, DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '-1' }, /DATABASE_IDLE_IN_TRANSACTION_TIMEOUT/],
    [
      { ...postgres, DATABASE_STORE_SHARE: '1.5' },
      /DATABASE_STORE_SHARE must be a number over 0 and up to 1/,
    ],
    [{ ...postgres, DATABASE_STORE_SHARE: '0' }, /DATABASE_STORE_SHARE must be a number over 0/],
    [
      { ...postgres, DATABASE_LOCK_TIMEOUT_MS: '9000', DATABASE_STATEMENT_TIMEOUT_MS: '3000' },
      /DATABASE_LOCK_TIMEOUT_MS \(9000\) must not be longer than DATABASE_STATEMENT_TIMEOUT_MS \(3000\)/,
    ],
    [{ DATABASE_POOL_SIZE: '20' }, /DATABASE_POOL_SIZE needs DATABASE_URL/],
    [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL must be an address such as smtp:/],
    [{ SHUTDOWN_TIMEOUT_SECONDS: '0' }, /SHUTDOWN_TIMEOUT_SECONDS must be a whole number from 1 to 3600/],
    [{ SHUTDOWN_DELAY_SECONDS: 'soon' }, /SHUTDOWN_DELAY_SECONDS must be a whole number from 0 to 600/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of silent, fatal/],
    [{ LOG_REQUESTS: 'yes' }, /LOG_REQUESTS must be on or off/],
    [{ METRICS_PORT: '99999' }, /METRICS_PORT must be a whole number/],
    [{ METRICS_HOST: '0.0.0.0' }, /METRICS_HOST needs METRICS_PORT/],
    [{ METRICS_PORT: '3000' }, /METRICS_PORT must be another port than PORT/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [{ OTEL_SERVICE_NAME: 'shop' }, /OTEL_SERVICE_NAME needs OTEL_EXPORTER_OTLP_ENDPOINT/],
    [{ SEED: 'everything' }, /SEED must be demo or none\. It is “everything”/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY/],
    [{ RECAPTCHA_SITE_KEY: 'box' }, /RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY need each other/],
    [{ RECAPTCHA_V3_SECRET_KEY: 'x' }, /RECAPTCHA_V3_SITE_KEY and RECAPTCHA_V3_SECRET_KEY need each other/],
    [{ RECAPTCHA_V3_MIN_SCORE: '2' }, /RECAPTCHA_V3_MIN_SCORE must be a number from 0 to 1/],
    [{ RECAPTCHA_API_BASE: 'google' }, /RECAPTCHA_API_BASE must be an address/],
    [{ TWILIO_FROM: 'Omnis' }, /TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM need each other/],
    [{ STRIPE_API_BASE: 'stripe' }, /STRIPE_API_BASE must be an address/],
    [{ INSTAGRAM_API_BASE: 'graph' }, /INSTAGRAM_API_BASE must be an address/],
    [{ SHOPIFY_API_BASE: 'shopify' }, /SHOPIFY_API_BASE must be an address/],
    [
      { ...production, STORES_DOMAIN: 'stores.Omnis.test' },
      /STORES_DOMAIN must be another registrable domain than PLATFORM_HOST/,
    ],
    [
      { ...production, ATLAS_HOST: 'atlas.shops.example' },
      /STORES_DOMAIN must be another registrable domain than ATLAS_HOST/,
    ],
    [{ STORES_DOMAIN: 'shops.example' }, /STORES_DOMAIN needs PLATFORM_HOST beside it/],
    [{ ...production, ATLAS_HOST: '' }, /STORES_DOMAIN needs ATLAS_HOST beside it/],
    [{ PLATFORM_HOST: 'omnis.test' }, /PLATFORM_HOST \(omnis\.test\) needs STORES_DOMAIN beside it/],
    [{ ATLAS_HOST: 'atlas.test' }, /ATLAS_HOST \(atlas\.test\) needs STORES_DOMAIN beside it/],
    [{ ATLAS_HOST: 'LOCALHOST' }, /ATLAS_HOST is the same host as PLATFORM_HOST \(localhost\)/],
    [{ ...production, ATLAS_HOST: 'Omnis.test' }, /ATLAS_HOST is the same host as PLATFORM_HOST/],
    [{ HOST: 'http://0.0.0.0' }, /HOST must be an address or a host name of this machine/],
    [{ HOST: '0.0.0.0:3000' }, /HOST must be an address or a host name of this machine.*without a port/],
    [{ METRICS_PORT: '9464', METRICS_HOST: '[::1]' }, /METRICS_HOST must be an address or a host name/],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL must be an address such as smtp:/],
    [{ SMTP_URL: 'smtp://mail.example:port' }, /SMTP_URL must be an address such as smtp:/],
    [
      { ...postgres, DATABASE_READ_URL: postgres.DATABASE_URL },
      /DATABASE_READ_URL is the same address as DATABASE_URL/,
    ],
    [
      { ...postgres, DATABASE_DIRECT_URL: 'postgres://db:5433/a', DATABASE_READ_URL: 'postgres://db:5433/a' },
      /DATABASE_READ_URL is the same address as DATABASE_DIRECT_URL/,
    ],
    [{ ...postgres, DATABASE_DIRECT_URL: postgres.DATABASE_URL }, /DATABASE_DIRECT_URL is the same address/],
    [{ ...postgres, DATABASE_READ_MAX_LAG: '5' }, /DATABASE_READ_MAX_LAG needs DATABASE_READ_URL/],
    [{ DATABASE_DIRECT_URL: 'postgres://db/omnis' }, /DATABASE_DIRECT_URL needs DATABASE_URL/],
    [{ JOBS: 'off' }, /JOBS=off needs DATABASE_URL/],
    [{ JOBS: 'some' }, /JOBS must be on or off/],
    [{ STORE_CACHE_MB: '0' }, /STORE_CACHE_MB must be a whole number from 1/],
    [{ CATALOGUE_CACHE_MB: '1e3' }, /CATALOGUE_CACHE_MB must be a whole number from 8/],
    [{ STORAGE: 'cloud' }, /STORAGE must be disk or s3/],
    [{ STORAGE: 's3' }, /STORAGE=s3 needs S3_BUCKET/],
    [{ S3_PREFIX: 'shop/' }, /S3_PREFIX needs S3_BUCKET/],
    [{ S3_PATH_STYLE: 'off' }, /S3_PATH_STYLE needs S3_BUCKET/],
    [{ S3_CHECKSUMS: 'off' }, /S3_CHECKSUMS needs S3_BUCKET/],
    [{ S3_ENDPOINT: 'https://s3.example' }, /S3_ENDPOINT needs S3_BUCKET/],
    [{ S3_BUCKET: 'shop' }, /S3_BUCKET needs S3_REGION, or S3_ENDPOINT/],
    [{ S3_BUCKET: 'Shop', S3_REGION: 'eu-central-1' }, /S3_BUCKET must be a bucket name/],
    [{ S3_BUCKET: 'shop', S3_REGION: 'Frankfurt' }, /S3_REGION must be a region/],
    [{ S3_BUCKET: 'shop', S3_REGION: 'eu', S3_PREFIX: '/shop' }, /S3_PREFIX must be folders/],
    [{ S3_BUCKET: 'shop', S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT must be an address/],
    [
      { S3_BUCKET: 'shop', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id' },
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other/,
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK/,
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      /STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE/,
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      /STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key/,
    ],
    [
      {
        STRIPE_SECRET_KEY: 'pk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      /STRIPE_SECRET_KEY must begin with sk_ or rk_/,
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1,',
      },
      /STRIPE_WEBHOOK_SECRET must be the secret of the webhook, or two/,
    ],
    [{ RECAPTCHA_V3_MIN_SCORE: '0.7' }, /RECAPTCHA_V3_MIN_SCORE needs RECAPTCHA_V3_SITE_KEY/],
    [{ RECAPTCHA_API_BASE: 'https://google.example' }, /RECAPTCHA_API_BASE needs RECAPTCHA_SITE_KEY/],
    [{ TWILIO_API_BASE: 'https://twilio.example' }, /TWILIO_API_BASE needs TWILIO_ACCOUNT_SID/],
    [{ ...production, SEED: 'demo' }, /SEED=demo is refused in production/],
  ])('%j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(message);
  });

  test('a secret key of Stripe’s in the place of the publishable one is refused, and stays out of the message', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'pk_1',
      STRIPE_PUBLISHABLE_KEY: 'sk_live_9',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(() => readConfig(keys)).toThrow(/^STRIPE_PUBLISHABLE_KEY must begin with pk_(?!.*sk_live)/);
    const right = { ...keys, STRIPE_SECRET_KEY: 'sk_live_9', STRIPE_PUBLISHABLE_KEY: 'pk_1' };
    expect(readConfig(right).stripe).toEqual({
      secretKey: 'sk_live_9',
      publishableKey: 'pk_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    });
  });

  test('a password in an address stays out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://omnis:secret@localhost/omnis' })).toThrow(
      /^((?!secret).)*$/s,
    );
  });
});

test('the settings guide lists every variable, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/settings.md'), 'utf8');
  const cells = [...guide.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

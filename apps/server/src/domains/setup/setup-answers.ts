import { calls, emailField } from '@omnis/contract';
import { currencyCodes, worldCountries, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { totpStep } from '../../security/totp.ts';
import type { StripeKeys } from './platform-settings.ts';
import { smtpUrlOf, smtpSecurities } from './smtp.ts';

/** The answers as typed, by field; the page's form and the flags of `omnis setup` use the same names. */
export type Typed = Readonly<Record<string, string>>;

/** Fields whose answers are never shown again. */
export const secretFields = [
  'staffPassword',
  'smtpPassword',
  'stripeSecretKey',
  'stripeWebhookSecret',
] as const;

/** How the first member of staff gets in. */
export type StaffEntry =
  | {
      readonly kind: 'password';
      readonly password: string;
      /** An authenticator app whose first code was right; null: it is set up later. */
      readonly authenticator: { readonly secret: string; readonly step: number } | null;
    }
  | { readonly kind: 'invitation' };

/** Checked answers that a platform is made from. */
export interface SetupAnswers {
  readonly name: string;
  readonly contactEmail: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly staff: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly entry: StaffEntry;
  /** Address of the mail server to be kept; null: the environment has one, or email waits. */
  readonly smtpUrl: string | null;
  /** Keys to be kept; null: the environment has them, or the test processor is used. */
  readonly stripe: StripeKeys | null;
}

/** Where a platform is set up: what the environment decides already, and whether it is for real. */
export interface SetupPlace {
  readonly mode: Config['mode'];
  readonly fromEnvironment: { readonly mail: boolean; readonly payments: boolean };
}

/** The rules of a password are those of every account. */
const newPassword = calls['accounts.createCustomer'].body.shape.password;

const required = 'This field is required';
const text = (most: number) => z.string().trim().min(1, required).max(most, `Use ${most} characters at most`);

const alwaysSchemas = {
  name: text(80),
  contactEmail: emailField,
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => worldCountries.includes(code), 'Choose a country, as its two-letter code such as GB'),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(currencyCodes, `Choose a currency: ${currencyCodes.join(', ')}`)),
  staffFirstName: text(100),
  staffLastName: z.string().trim().max(100, 'Use 100 characters at most'),
  staffEmail: emailField,
  staffEntry: z.enum(['password', 'invitation'], 'Choose a password or an invitation'),
};

const smtpSchemas = {
  smtpHost: text(253).regex(
    /^[a-zA-Z0-9.:_-]+$/,
    'Type the name of the mail server, such as smtp.example.com',
  ),
  smtpPort: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'Type the port as a number, such as 587')
    .refine((port) => Number(port) >= 1 && Number(port) <= 65_535, 'Type a port from 1 to 65535'),
  smtpSecurity: z.enum(smtpSecurities, 'Choose how the connection is encrypted'),
  smtpUser: z.string().trim().max(254, 'Use 254 characters at most'),
  smtpPassword: z.string().max(500, 'Use 500 characters at most'),
};

const stripeSchemas = {
  stripePublishableKey: z
    .string()
    .trim()
    .regex(/^pk_\w+$/, 'The publishable key begins with pk_: copy it from Stripe’s dashboard'),
  stripeSecretKey: z
    .string()
    .trim()
    .regex(/^(sk|rk)_\w+$/, 'The secret key begins with sk_ (or rk_): copy it from Stripe’s dashboard'),
  stripeWebhookSecret: z
    .string()
    .trim()
    .regex(
      /^whsec_\w+$/,
      'The webhook secret begins with whsec_: Stripe shows it beside the webhook’s address',
    ),
};

type Errors = Failure['errors'];

/** Reads some fields, each by its own schema, and adds every fault to `errors`. */
function readFields<S extends z.ZodRawShape>(
  shape: S,
  typed: Typed,
  errors: Errors,
): z.output<z.ZodObject<S>> | null {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, typed[name] ?? '']));
  const read = z.object(shape).safeParse(given);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    const field = String(path[0]);
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  }
  return null;
}

/** The fields of the mail server as one address; null when one of them is wrong. */
export function readSmtp(typed: Typed, errors: Errors): string | null {
  const smtp = readFields(smtpSchemas, typed, errors);
  if (smtp === null) return null;
  if (smtp.smtpUser === '' && smtp.smtpPassword !== '') {
    errors.push({ field: 'smtpUser', message: 'Type the user name that belongs to the password' });
    return null;
  }
  return smtpUrlOf({
    host: smtp.smtpHost,
    port: Number(smtp.smtpPort),
    security: smtp.smtpSecurity,
    user: smtp.smtpUser,
    password: smtp.smtpPassword,
  });
}

function readStripe(typed: Typed, errors: Errors): StripeKeys | null {
  const read = readFields(stripeSchemas, typed, errors);
  if (read === null) return null;
  const isTest = (key: string): boolean => /^[a-z]+_test_/.test(key);
  if (isTest(read.stripePublishableKey) !== isTest(read.stripeSecretKey)) {
    errors.push({
      field: 'stripeSecretKey',
      message: 'One of the two keys is Stripe’s test key and the other isn’t. Use two of the same kind',
    });
    return null;
  }
  return {
    publishableKey: read.stripePublishableKey,
    secretKey: read.stripeSecretKey,
    webhookSecret: read.stripeWebhookSecret,
  };
}

function readEntry(typed: Typed, errors: Errors): StaffEntry | null {
  if (typed['staffEntry'] === 'invitation') return { kind: 'invitation' };
  const read = readFields({ staffPassword: newPassword }, typed, errors);
  const { authenticatorSecret: secret = '', authenticatorCode: code = '' } = typed;
  if (code.trim() === '')
    return read && { kind: 'password', password: read.staffPassword, authenticator: null };
  const step = /^[A-Z2-7]{32}$/.test(secret) ? totpStep(secret, code, new Date()) : null;
  if (step === null) {
    errors.push({
      field: 'authenticatorCode',
      message: 'This code isn’t right. Type the six digits that your app shows now, or leave it empty',
    });
    return null;
  }
  return read && { kind: 'password', password: read.staffPassword, authenticator: { secret, step } };
}

/** Reads all answers; a failure names every field that is wrong. */
export function readAnswers(typed: Typed, { mode, fromEnvironment }: SetupPlace): Result<SetupAnswers> {
  const errors: Errors = [];
  const always = readFields(alwaysSchemas, typed, errors);
  const entry = readEntry(typed, errors);
  let smtpUrl: string | null = null;
  if (!fromEnvironment.mail) {
    if (typed['mail'] === 'smtp') smtpUrl = readSmtp(typed, errors);
    else if (typed['mail'] !== 'later')
      errors.push({ field: 'mail', message: 'Choose a mail server, or to add one later' });
    else if (typed['staffEntry'] === 'invitation' && mode === 'production')
      errors.push({ field: 'mail', message: 'An invitation needs a mail server to send it' });
  }
  let stripe: StripeKeys | null = null;
  if (!fromEnvironment.payments) {
    if (typed['payments'] === 'stripe') stripe = readStripe(typed, errors);
    else if (typed['payments'] !== 'test' || mode === 'production')
      errors.push({
        field: 'payments',
        message:
          mode === 'production'
            ? 'Add your Stripe keys: the test processor takes no money, so it is not for production'
            : 'Choose the test processor or Stripe',
      });
  }
  const [first] = errors;
  if (first !== undefined || always === null || entry === null)
    return { ...fail('validation_failed', first?.message ?? required), errors };
  return ok({
    name: always.name,
    contactEmail: always.contactEmail,
    country: always.country,
    currency: always.currency,
    staff: {
      email: always.staffEmail.toLowerCase(),
      firstName: always.staffFirstName,
      lastName: always.staffLastName,
    },
    entry,
    smtpUrl,
    stripe,
  });
}

import { z } from 'zod';
import { findServer } from '../control/control-client.ts';
import { setupAddress, setupAddressLines } from '../domains/setup/setup-address.ts';
import { totpCode } from '../security/totp.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import { giveOrder, OrderRefused } from './order-driver.ts';
import { readSecret } from './secret-input.ts';

const example =
  'setup --name "Print Works" --contact-email hello@example.com --country GB --currency GBP ' +
  '--staff-first-name Ada --staff-email ada@example.com --password-file FILE --mail later --payments test';

/** Flags that hold an answer, by the field of the page that asks for it. */
const plainFlags: Readonly<Record<string, string>> = {
  name: 'name',
  'contact-email': 'contactEmail',
  country: 'country',
  currency: 'currency',
  'staff-first-name': 'staffFirstName',
  'staff-last-name': 'staffLastName',
  'staff-email': 'staffEmail',
  mail: 'mail',
  'smtp-host': 'smtpHost',
  'smtp-port': 'smtpPort',
  'smtp-security': 'smtpSecurity',
  'smtp-user': 'smtpUser',
  payments: 'payments',
  'stripe-publishable-key': 'stripePublishableKey',
};

/** Flags that name the file of a secret. */
const fileFlags: Readonly<Record<string, string>> = {
  'password-file': 'staffPassword',
  'authenticator-key-file': 'authenticatorSecret',
  'smtp-password-file': 'smtpPassword',
  'stripe-secret-key-file': 'stripeSecretKey',
  'stripe-webhook-secret-file': 'stripeWebhookSecret',
};

/** The flag of a field on the command line. */
export function setupFlagOf(field: string): string {
  const flags = [...Object.entries(plainFlags), ...Object.entries(fileFlags), ['test-mail', 'testMailTo']];
  const flag = flags.find(([, name]) => name === field)?.[0];
  return flag === undefined ? field : `--${flag}`;
}

/**
 * The key of an authenticator app with the code that the app shows now: whoever has the key needs no app to know it.
 *
 * @throws {UsageError} when it is no key
 */
function authenticatorOf(typed: string): { authenticatorSecret: string; authenticatorCode: string } {
  const secret = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z2-7]{32}$/.test(secret))
    throw new UsageError('--authenticator-key-file must hold a key of 32 characters, each A to Z or 2 to 7.');
  return { authenticatorSecret: secret, authenticatorCode: totpCode(secret, new Date()) };
}

/** The answers of the flags, as the page's form would send them. */
async function answersOf(options: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = { smtpPort: '587', smtpSecurity: 'starttls' };
  for (const [flag, field] of Object.entries(plainFlags)) {
    const value = options.get(flag);
    if (value !== undefined) answers[field] = value;
  }
  const piped = Object.keys(fileFlags).filter((flag) => options.get(flag) === '-');
  if (piped.length > 1)
    throw new UsageError(
      `Only one secret can be piped in; ${piped.map((flag) => `--${flag}`).join(' and ')} are “-”.`,
    );
  for (const [flag, field] of Object.entries(fileFlags)) {
    const file = options.get(flag);
    if (file !== undefined) answers[field] = await readSecret(file, `--${flag}`);
  }
  const key = answers['authenticatorSecret'];
  if (key !== undefined) Object.assign(answers, authenticatorOf(key));
  answers['staffEntry'] = options.has('invite') ? 'invitation' : 'password';
  // A password that nothing names comes by the pipe.
  if (!options.has('invite') && !options.has('password-file') && piped.length === 0 && !process.stdin.isTTY)
    answers['staffPassword'] = await readSecret('-', '--password-file');
  answers['mail'] ??= options.has('smtp-host') ? 'smtp' : 'later';
  answers['payments'] ??= options.has('stripe-publishable-key') ? 'stripe' : 'test';
  return answers;
}

const linkSchema = z.object({ token: z.string(), endsAt: z.coerce.date(), port: z.number() });
const madeSchema = z.object({
  name: z.string(),
  staffEmail: z.string(),
  invited: z.boolean(),
  recoveryCodes: z.array(z.string()),
});

/** `omnis setup`: what the page of the setup asks, as flags. */
export const setupCommand: Command = {
  name: 'setup',
  usage: 'setup [--name NAME …]',
  summary: 'Set up the platform on an empty database; works while the server is running and while it is not',
  details: [
    'The platform:',
    '  --name NAME                        its name',
    '  --contact-email EMAIL              shown to owners and shoppers; its email comes from there',
    '  --country CODE                     two letters, such as GB',
    '  --currency CODE                    three letters, such as GBP',
    '',
    'The first member of staff, who may do everything:',
    '  --staff-first-name NAME',
    '  --staff-last-name NAME             optional',
    '  --staff-email EMAIL',
    '  --password-file FILE               holds their password; - or nothing reads what is piped in',
    '  --invite                           instead: they get an email with a link to choose a password',
    '  --authenticator-key-file FILE      turns two-factor sign-in on with the key that their authenticator app has:',
    '                                     32 characters, each A to Z or 2 to 7; prints recovery codes',
    '',
    'Email, unless SMTP_URL is set (it wins):',
    '  --mail smtp|later                  smtp when --smtp-host is given, else later',
    '  --smtp-host HOST  --smtp-port 587  the mail server',
    '  --smtp-security starttls|tls|none  starttls unless given',
    '  --smtp-user NAME  --smtp-password-file FILE',
    '  --test-mail EMAIL                  really sends a test email first',
    '',
    'Payments, unless STRIPE_SECRET_KEY and its partners are set (they win):',
    '  --payments test|stripe             the test processor is refused in production',
    '  --stripe-publishable-key KEY',
    '  --stripe-secret-key-file FILE  --stripe-webhook-secret-file FILE',
    '',
    'Other:',
    '  --link                             only prints a new address of the setup page',
    '',
    'It is safe to repeat: once the platform is there, it changes nothing, says so and ends with 0.',
    'Without --authenticator-key-file, two-factor sign-in is set up at the first sign-in.',
  ],
  run: async ({ config, args }) => {
    const options = Object.fromEntries([
      ...[...Object.keys(plainFlags), ...Object.keys(fileFlags), 'test-mail'].map(
        (flag) => [flag, 'string'] as const,
      ),
      ['invite', 'boolean'] as const,
      ['link', 'boolean'] as const,
    ]);
    const given = readArguments(args, { words: 0, options, example }).options;
    if (given.has('invite') && given.has('password-file'))
      throw new UsageError('Choose one: --invite, or --password-file.');
    if (given.has('invite') && given.has('authenticator-key-file'))
      throw new UsageError(
        'Choose one: --invite, or --authenticator-key-file. People who are invited set it up.',
      );
    try {
      if (given.has('link')) {
        const link = await giveOrder(config, { name: 'setup.link', input: {}, schema: linkSchema });
        const url = (await findServer(config.dataDir))?.url;
        const port = url === undefined ? link.port : Number(new URL(url).port);
        console.log(setupAddressLines(setupAddress(config, port, link.token), link.endsAt).join('\n'));
        return;
      }
      if (given.size === 0)
        throw new UsageError(
          `Give the answers as flags; \`omnis setup --help\` lists them. For example: omnis ${example}`,
        );
      const input = await answersOf(given);
      const to = given.get('test-mail');
      if (to !== undefined) {
        const test = { ...input, testMailTo: to };
        await giveOrder(config, {
          name: 'setup.test-mail',
          input: test,
          schema: z.object({ to: z.string() }),
          flagOf: setupFlagOf,
        });
        console.log(`A test email is on its way to ${to}.`);
      }
      const made = await giveOrder(config, { name: 'setup', input, schema: madeSchema, flagOf: setupFlagOf });
      console.log(
        `${made.name} is set up. ${made.invited ? `An invitation is on its way to ${made.staffEmail}.` : `Sign in to atlas as ${made.staffEmail}.`}`,
      );
      if (made.recoveryCodes.length > 0)
        console.log(
          [
            '',
            'Recovery codes, each of which signs them in once without the app. They are never shown again:',
            ...made.recoveryCodes.map((code) => `  ${code}`),
          ].join('\n'),
        );
    } catch (error) {
      if (!(error instanceof OrderRefused) || error.code !== 'conflict') throw error;
      console.log(error.message);
    }
  },
};

import { fail, ok, type Result } from '../../http/answer.ts';

/** How a connection to a mail server is encrypted. */
export const smtpSecurities = ['starttls', 'tls', 'none'] as const;

/** A mail server as its fields say it. */
export interface SmtpFields {
  readonly host: string;
  readonly port: number;
  readonly security: (typeof smtpSecurities)[number];
  /** '' for a server that asks for none. */
  readonly user: string;
  readonly password: string;
}

const optionsOf = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' } as const;

/** The address of a mail server, in the form of `SMTP_URL`. */
export function smtpUrlOf({ host, port, security, user, password }: SmtpFields): string {
  const who = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const at = host.includes(':') ? `[${host}]` : host;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${who}${at}:${port}/${optionsOf[security]}`;
}

/** Milliseconds that a person waits for a mail server to answer. */
const patience = 8000;

const withPatience = (url: string): string => {
  const parts = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    parts.searchParams.set(name, String(patience));
  return parts.href;
};

/** Failure from a mail server's refusal, at the field that it is about. */
function toFailure(error: unknown): ReturnType<typeof fail> {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  const said = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'EAUTH':
      return fail(
        'validation_failed',
        `The mail server refused the user name or password: ${said}`,
        'smtpPassword',
      );
    case 'ETLS':
      return fail('validation_failed', `The mail server offers no such encryption: ${said}`, 'smtpSecurity');
    case 'EENVELOPE':
      return fail('validation_failed', `The mail server refused the addresses: ${said}`, 'contactEmail');
    default:
      return fail('validation_failed', `The mail server could not be reached: ${said}`, 'smtpHost');
  }
}

/** Signs in to a mail server and leaves again; a failure names the field that it is about. */
export async function checkSmtp(url: string): Promise<Result<true>> {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(withPatience(url));
  try {
    await transport.verify();
    return ok(true);
  } catch (error) {
    return toFailure(error);
  } finally {
    transport.close();
  }
}

/** Really sends a test email; a failure names the field that it is about. */
export async function sendTestMail(
  url: string,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<Result<true>> {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(withPatience(url));
  try {
    await transport.sendMail({
      from: { name, address: from },
      to,
      subject: `Test email from ${name}`,
      text: `This is a test email. ${name} can send email with these settings.\n`,
    });
    return ok(true);
  } catch (error) {
    return toFailure(error);
  } finally {
    transport.close();
  }
}

import { z } from 'zod';

/** Error of the mail library for an email that was refused. */
const refusal = z.object({ code: z.string(), responseCode: z.number().optional() });

/**
 * Tells whether a mail server will never accept this email: it refused the address or the message itself (RFC 5321:
 * 501, 550 to 559). A wrong password, a full server and a broken connection pass, so those emails are tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  const read = refusal.safeParse(error);
  if (!read.success) return false;
  const { code, responseCode = 0 } = read.data;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === 501 || (responseCode >= 550 && responseCode <= 559);
}

/** The server's answer, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The mail server refused it';

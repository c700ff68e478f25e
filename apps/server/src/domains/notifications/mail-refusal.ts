import { z } from 'zod';

/** What the mail library tells of a mail that was not taken. */
const refusal = z.object({ code: z.string(), responseCode: z.number().optional() });

/**
 * Whether a mail server will never take this mail: it refused the address or the message itself (RFC 5321: 501, 550 to
 * 559). A wrong password, a full server and a broken connection pass, so those mails are tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  const read = refusal.safeParse(error);
  if (!read.success) return false;
  const { code, responseCode = 0 } = read.data;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === 501 || (responseCode >= 550 && responseCode <= 559);
}

/** What the server said, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The mail server refused it';

import type { SaySecurity } from './security-text.ts';

/**
 * Text of the file with the recovery codes.
 *
 * @param email - whose they are
 * @param host - where they sign in
 * @param madeAt - when they were made
 * @param say - says it in the reader's language
 */
export function recoveryCodesText(
  codes: readonly string[],
  {
    email,
    host,
    madeAt,
    say,
  }: { readonly email: string; readonly host: string; readonly madeAt: Date; readonly say: SaySecurity },
): string {
  return [
    say('Recovery codes of {email}', { email }),
    say('Made on {day} for {host}', { day: madeAt.toISOString().slice(0, 10), host }),
    '',
    say('Each signs you in once when you do not have your authenticator app.'),
    say('Keep them where nobody else finds them.'),
    '',
    ...codes,
    '',
  ].join('\r\n');
}

/** Has the browser keep a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

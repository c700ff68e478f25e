import type { Secrets } from '../../security/secrets.ts';

const purpose = 'theme-preview';
/** Milliseconds for which a link to a draft works. */
const life = 7 * 24 * 60 * 60 * 1000;
/** Links change once an hour, so that a page which is loaded again has the same one. */
const step = 60 * 60 * 1000;

/** The token by which the draft of a store's theme is seen, and until when. */
export function previewToken(
  secrets: Secrets,
  division: number,
  now = Date.now(),
): { token: string; until: Date } {
  const until = Math.ceil((now + life) / step) * step;
  return { token: `${until}.${secrets.sign(purpose, `${division}:${until}`)}`, until: new Date(until) };
}

/** Tells whether a token opens the draft of a store now. */
export function opensPreview(secrets: Secrets, division: number, token: string): boolean {
  const [time = '', signature = ''] = token.split('.', 2);
  const until = Number(time);
  return (
    Number.isSafeInteger(until) &&
    until >= Date.now() &&
    secrets.verify(purpose, `${division}:${until}`, signature)
  );
}

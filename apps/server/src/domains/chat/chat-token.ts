import type { Secrets } from '../../security/secrets.ts';

/** Seconds for which a token is good. */
export const tokenSeconds = 600;

const purpose = 'live-chat';

/** The holder of a token: the session and the store. */
export interface TokenHolder {
  readonly division: number;
  readonly session: string;
}

const textOf = ({ division, session }: TokenHolder, expires: string): string =>
  `${division}:${expires}:${session}`;

/** A token that a chat is started with: good for ten minutes, for this session and store. */
export function chatToken(secrets: Secrets, holder: TokenHolder, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + tokenSeconds);
  return `${expires}.${secrets.sign(purpose, textOf(holder, expires))}`;
}

/** Tells whether a token is the holder's and still good. */
export function isChatToken(
  secrets: Secrets,
  holder: TokenHolder,
  { token, now = Date.now() }: { token: string; now?: number },
): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  return Number(expires) * 1000 > now && secrets.verify(purpose, textOf(holder, expires), signature);
}

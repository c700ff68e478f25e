import type { Secrets } from '../../../security/secrets.ts';
import type { Division } from '../../../tenancy/division.ts';

/** Query parameter by which a member of the team brings a pass. */
export const passParameter = 'omnis-pass';
/** Cookie of a member of the team, on the host of the store or of its canvas. */
export const visitCookie = '__Host-omnis-visit';
/** Cookie beside it that pages can read: that there is one, and not whose. */
const visitMark = 'omnis-team';

/** Milliseconds for which a pass in an address works. */
const passTime = 5 * 60 * 1000;
/** Milliseconds for which the cookie works that it is exchanged for. */
const visitTime = 8 * 60 * 60 * 1000;

/** In an address for minutes, in a cookie for hours; one is not the other. */
type Purpose = 'visit-pass' | 'visit-cookie';

function write(
  secrets: Secrets,
  purpose: Purpose,
  { division, member, until }: { division: number; member: string; until: number },
): string {
  return `${member}.${until}.${secrets.sign(purpose, `${division}:${member}:${until}`)}`;
}

/** The member whom a pass or cookie is for; null for one that is made up, old, or of another store. */
function read(
  secrets: Secrets,
  purpose: Purpose,
  { division, given, now }: { division: Division; given: string; now: number },
): string | null {
  const [member = '', time = '', signature = ''] = given.split('.', 3);
  const until = Number(time);
  if (!/^[\da-f-]{36}$/.test(member) || !Number.isSafeInteger(until) || until < now) return null;
  return secrets.verify(purpose, `${division.id}:${member}:${until}`, signature) ? member : null;
}

/** A pass for an address of a closed store, which the dashboard gives to a member of its team. */
export function visitPass(
  secrets: Secrets,
  division: Division,
  member: string,
): { pass: string; expiresAt: Date } {
  const until = Date.now() + passTime;
  return {
    pass: write(secrets, 'visit-pass', { division: division.id, member, until }),
    expiresAt: new Date(until),
  };
}

/** The `Set-Cookie`s that a pass is exchanged for; null for a pass that is not good. */
export function exchangePass(
  secrets: Secrets,
  division: Division,
  { pass, framed, now = Date.now() }: { pass: string; framed: boolean; now?: number },
): string[] | null {
  const member = read(secrets, 'visit-pass', { division, given: pass, now });
  if (member === null) return null;
  const value = write(secrets, 'visit-cookie', { division: division.id, member, until: now + visitTime });
  // The canvas stands in a frame of the dashboard, which may be another site.
  const site = framed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const life = `Max-Age=${visitTime / 1000}; Path=/; Secure; ${site}`;
  return [`${visitCookie}=${value}; HttpOnly; ${life}`, `${visitMark}=1; ${life}`];
}

/** The member whom a cookie is for; whether they still are one is for the caller to ask. */
export function visitorOf(secrets: Secrets, division: Division, cookie: string | undefined): string | null {
  return cookie === undefined
    ? null
    : read(secrets, 'visit-cookie', { division, given: cookie, now: Date.now() });
}

/** Ways to open a gate: a password, a day, or an account. */
export const gateKinds = ['password', 'comingSoon', 'signUp'] as const;

/** One of the ways to open a gate. */
export type GateKind = (typeof gateKinds)[number];

/** The words of a gate that has none of its own. */
export const gateTitles = {
  password: 'For friends of the shop',
  comingSoon: 'Opening soon',
  signUp: 'For members',
} as const satisfies Readonly<Record<GateKind, string>>;

/** A time of JSON, as milliseconds since 1970; null when it is none. Without a zone it counts as UTC. */
export function readTime(text: string): number | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,6})?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
      text.trim(),
    );
  if (match === null) return null;
  const time = Date.parse(`${match[1] ?? ''}T${match[2] ?? '00:00'}:00${match[3] ?? 'Z'}`);
  return Number.isNaN(time) ? null : time;
}

/** A gate whose contents the server keeps until it opens to this visitor. */
export interface HeldGate {
  readonly uid: string;
  /** Opens to whoever is signed in; else only at `time`, or by a password. */
  readonly bySignIn: boolean;
  /** When it opens by itself, in milliseconds since 1970; null where it does not. */
  readonly time: number | null;
}

/** A block as far as gates go; pages may hold anything. */
interface AnyBlock {
  readonly uid: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly items: readonly AnyBlock[];
}

function timeOf(until: unknown): number | null {
  const time = typeof until === 'string' ? Date.parse(until) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** The gates among blocks, at any depth, whose contents are still with the server. */
export function heldGates(blocks: readonly AnyBlock[]): readonly HeldGate[] {
  return blocks.flatMap(({ uid, type, properties: { heldBack, heldUntil, kind }, items }) => [
    ...(type === 'gate' && heldBack === true
      ? [{ uid, bySignIn: kind === 'signUp', time: timeOf(heldUntil) }]
      : []),
    ...heldGates(items),
  ]);
}

/** Puts a gate that has opened in its place. @returns whether it was found */
export function putGate<B extends { uid: string; type: string; items: B[] }>(blocks: B[], gate: B): boolean {
  const at = blocks.findIndex(({ uid, type }) => type === 'gate' && uid === gate.uid);
  if (at === -1) return blocks.some(({ items }) => putGate(items, gate));
  blocks[at] = gate;
  return true;
}

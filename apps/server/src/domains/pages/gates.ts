import { createHash, timingSafeEqual } from 'node:crypto';
import type { Page } from '@omnis/models';

type Block = Page['blocks'][number];

/** What opens a gate (storefront.md §2: a password-protected gate with optional coming-soon countdown). */
type GateKind = 'password' | 'comingSoon' | 'signUp';

/** Whoever stands before a gate. */
export interface GateVisitor {
  password: string;
  signedIn: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

const isGate = ({ type }: Block): boolean => type === 'gate';

/** As the block reads it: anything else is a password. */
function kindOf({ properties: { kind } }: Block): GateKind {
  return kind === 'comingSoon' || kind === 'signUp' ? kind : 'password';
}

/** When a gate opens, in milliseconds since 1970; without a zone its time counts as UTC. Null: it stays shut. */
function opensAt({ properties }: Block): number | null {
  const text = properties['opensAt'];
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,6})?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
      typeof text === 'string' ? text.trim() : '',
    );
  if (match === null) return null;
  const time = Date.parse(`${match[1] ?? ''}T${match[2] ?? '00:00'}:00${match[3] ?? 'Z'}`);
  return Number.isNaN(time) ? null : time;
}

/** Compares without telling by its time how much was right. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** Whether a gate opens to its visitor. One without a password opens to nobody, rather than to everybody. */
export function opens(gate: Block, { password, signedIn, now }: GateVisitor): boolean {
  switch (kindOf(gate)) {
    case 'password': {
      const wanted = gate.properties['password'];
      return typeof wanted === 'string' && wanted.trim() !== '' && sameText(wanted.trim(), password.trim());
    }
    case 'signUp':
      return signedIn;
    case 'comingSoon':
      return now >= (opensAt(gate) ?? Number.POSITIVE_INFINITY);
  }
}

/** Whether trying a gate is guessing. */
export function isGuessed(gate: Block): boolean {
  return kindOf(gate) === 'password';
}

/** What brings a block further items or data. */
const bringing = new Set(['itemFactory', 'asyncItems', 'asyncData']);

/** A gate as everybody may see it: its words, and nothing of what stands behind it. */
function shut({ itemFactory: _factory, ...gate }: Block): Block {
  const properties = Object.entries(gate.properties).filter(
    ([name]) => name !== 'password' && !bringing.has(name),
  );
  const time = kindOf(gate) === 'comingSoon' ? opensAt(gate) : null;
  return {
    ...gate,
    items: [],
    properties: {
      ...Object.fromEntries(properties),
      heldBack: true,
      ...(time === null ? {} : { heldUntil: new Date(time).toISOString() }),
    },
  };
}

/** A gate that has opened, for those who passed; its password stays here. */
export function opened(gate: Block, now: number): Block {
  const { password: _password, heldBack: _held, heldUntil: _until, ...properties } = gate.properties;
  return { ...gate, properties, items: heldBack(gate.items, now) };
}

/** Blocks for everybody: what stands behind a gate that has not opened by itself is taken out, at any depth. */
export function heldBack(blocks: readonly Block[], now: number): Block[] {
  return blocks.map((block) => {
    if (!isGate(block)) return { ...block, items: heldBack(block.items, now) };
    return opens(block, { password: '', signedIn: false, now }) ? opened(block, now) : shut(block);
  });
}

/** The gate of a uid, at any depth. */
export function findGate(blocks: readonly Block[], uid: string): Block | null {
  for (const block of blocks) {
    const found = isGate(block) && block.uid === uid ? block : findGate(block.items, uid);
    if (found) return found;
  }
  return null;
}

/** Until when blocks are right for everybody: the next time at which a gate opens by itself. */
export function rightUntil(blocks: readonly Block[], now: number): number {
  const times = blocks.flatMap((block) => {
    const time = isGate(block) && kindOf(block) === 'comingSoon' ? opensAt(block) : null;
    return [rightUntil(block.items, now), ...(time !== null && time > now ? [time] : [])];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...times);
}

/** Whether there is a gate among blocks, at any depth. */
export function hasGate(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isGate(block) || hasGate(block.items));
}

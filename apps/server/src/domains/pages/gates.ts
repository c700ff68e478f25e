import { createHash, timingSafeEqual } from 'node:crypto';
import type { Page } from '@omnis/models';

type Block = Page['blocks'][number];

/** Means that open a gate (storefront.md §2: a password-protected gate with optional coming-soon countdown). */
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

/** Tells whether a gate opens to its visitor. One without a password opens to nobody, rather than to everybody. */
export function opens(gate: Block, { password, signedIn, now }: GateVisitor): boolean {
  switch (kindOf(gate)) {
    case 'password': {
      const wanted = passwordOf(gate);
      return wanted !== '' && sameText(wanted, password.trim());
    }
    case 'signUp':
      return signedIn;
    case 'comingSoon':
      return now >= (opensAt(gate) ?? Number.POSITIVE_INFINITY);
  }
}

/** Tells whether trying a gate is guessing. */
export function isGuessed(gate: Block): boolean {
  return kindOf(gate) === 'password';
}

/** Properties that bring a block further items or data. */
const bringing = new Set(['itemFactory', 'asyncItems', 'asyncData']);

/**
 * Uid and password of each gate with a password that was passed, from the outside in; nobody else can name a gate
 * behind them.
 */
type Passed = readonly string[];

/** The password of a gate; '' when it has none, and opens to nobody. */
function passwordOf({ properties: { password } }: Block): string {
  return typeof password === 'string' ? password.trim() : '';
}

/**
 * The uid under which a gate is shown and asked for: its own, but behind a password one that only those who passed are
 * given, so that it does not open by its own condition to whoever stands outside.
 */
function addressOf({ uid }: Block, passed: Passed): string {
  if (passed.length === 0) return uid;
  const text = JSON.stringify([...passed, uid]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Content behind a gate is behind the gates around it too. */
function passing(gate: Block, passed: Passed): Passed {
  return isGuessed(gate) ? [...passed, gate.uid, passwordOf(gate)] : passed;
}

/** A gate as everybody may see it: its words, and nothing of what stands behind it. */
function shut({ itemFactory: _factory, ...gate }: Block, passed: Passed): Block {
  const properties = Object.entries(gate.properties).filter(
    ([name]) => name !== 'password' && !bringing.has(name),
  );
  const time = kindOf(gate) === 'comingSoon' ? opensAt(gate) : null;
  return {
    ...gate,
    uid: addressOf(gate, passed),
    items: [],
    properties: {
      ...Object.fromEntries(properties),
      heldBack: true,
      ...(time === null ? {} : { heldUntil: new Date(time).toISOString() }),
    },
  };
}

/** A gate that has opened, for those who passed; its password stays here. */
function openedGate(gate: Block, now: number, passed: Passed): Block {
  const { password: _password, heldBack: _held, heldUntil: _until, ...properties } = gate.properties;
  const items = held(gate.items, now, passing(gate, passed));
  return { ...gate, uid: addressOf(gate, passed), properties, items };
}

function held(blocks: readonly Block[], now: number, passed: Passed): Block[] {
  return blocks.map((block) => {
    if (!isGate(block)) return { ...block, items: held(block.items, now, passed) };
    return opens(block, { password: '', signedIn: false, now })
      ? openedGate(block, now, passed)
      : shut(block, passed);
  });
}

/** Blocks for everybody: what stands behind a gate that has not opened by itself is taken out, at any depth. */
export function heldBack(blocks: readonly Block[], now: number): Block[] {
  return held(blocks, now, []);
}

/** A gate that its visitor may stand before. */
export interface FoundGate {
  gate: Block;
  /** The gate and what stands behind it, for when it opens; gates within stay shut. */
  opened: (now: number) => Block;
}

/**
 * The gate that was shown under a uid, at any depth. One behind another is found only by those to whom the outer is open:
 * by their account, by the day, or by the uid that its password gave them.
 */
export function findGate(
  blocks: readonly Block[],
  uid: string,
  visitor: Omit<GateVisitor, 'password'>,
): FoundGate | null {
  return findBehind(blocks, { uid, ...visitor }, []);
}

function findBehind(
  blocks: readonly Block[],
  asked: Omit<GateVisitor, 'password'> & { uid: string },
  passed: Passed,
): FoundGate | null {
  for (const block of blocks) {
    if (isGate(block) && sameText(addressOf(block, passed), asked.uid))
      return { gate: block, opened: (now) => openedGate(block, now, passed) };
    const found = isWayIn(block, asked)
      ? findBehind(block.items, asked, isGate(block) ? passing(block, passed) : passed)
      : null;
    if (found) return found;
  }
  return null;
}

/** Tells whether a visitor may be behind a block; anyone who gave a password proves it by the uids within. */
function isWayIn(block: Block, visitor: Omit<GateVisitor, 'password'>): boolean {
  if (!isGate(block)) return true;
  return isGuessed(block) ? passwordOf(block) !== '' : opens(block, { ...visitor, password: '' });
}

/** Until when blocks are right for everybody: the next time at which a gate opens by itself. */
export function rightUntil(blocks: readonly Block[], now: number): number {
  const times = blocks.flatMap((block) => {
    const time = isGate(block) && kindOf(block) === 'comingSoon' ? opensAt(block) : null;
    return [rightUntil(block.items, now), ...(time !== null && time > now ? [time] : [])];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...times);
}

/** Tells whether there is a gate among blocks, at any depth. */
export function hasGate(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isGate(block) || hasGate(block.items));
}

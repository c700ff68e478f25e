// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heldGates, putGate } from './held-gates.ts';

interface Block {
  uid: string;
  type: string;
  properties: Record<string, unknown>;
  items: Block[];
}
const block = (uid: string, type: string, properties = {}, items: Block[] = []): Block => ({
  uid,
  type,
  properties,
  items,
});
const held = { heldBack: true };
const page = (): Block[] => [
  block('g', 'text', held),
  block('row', 'row', {}, [
    block('p', 'gate', { ...held, kind: 'password' }),
    block('c', 'gate', { ...held, kind: 'comingSoon', heldUntil: '2027-03-01T09:00:00.000Z' }),
  ]),
  block('s', 'gate', { ...held, kind: 'signUp', heldUntil: 'soon' }),
  block('open', 'gate', { kind: 'signUp' }, [block('inner', 'gate', held)]),
];

describe('gates that are held back', () => {
  it('are found at any depth, with what opens them', () => {
    expect(heldGates(page())).toEqual([
      { uid: 'p', bySignIn: false, time: null },
      { uid: 'c', bySignIn: false, time: Date.UTC(2027, 2, 1, 9) },
      { uid: 's', bySignIn: true, time: null },
      { uid: 'inner', bySignIn: false, time: null },
    ]);
  });

  it('are put in their place when they have opened', () => {
    const blocks = page();
    const opened = block('c', 'gate', { kind: 'comingSoon' }, [block('t', 'text')]);
    expect(putGate(blocks, opened)).toBe(true);
    expect(blocks[1]?.items[1]).toBe(opened);
    expect(heldGates(blocks).map(({ uid }) => uid)).toEqual(['p', 's', 'inner']);
    // A block of that name which is no gate is left alone.
    expect(putGate(blocks, block('g', 'gate'))).toBe(false);
  });
});

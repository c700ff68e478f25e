import { pageSchema, type Page } from '@omnis/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGate, hasGate, heldBack, opens, rightUntil } from './gates.ts';

const now = Date.parse('2027-03-01T08:00:00Z');
const blocks = (list: unknown[]): Page['blocks'] => pageSchema.parse({ blocks: list }).blocks;
const gate = (properties: object, more: object = {}) => ({
  type: 'gate',
  uid: 'g',
  properties: { title: 'Come in', ...properties },
  items: [{ type: 'text', properties: { text: 'SECRET' } }],
  ...more,
});
const visitor = { password: '', signedIn: false, now };
const stranger = { signedIn: false, now };
const member = { signedIn: true, now };
const opensTo = (properties: object, changes: Partial<typeof visitor> = {}): boolean | undefined =>
  blocks([gate(properties)]).map((block) => opens(block, { ...visitor, ...changes }))[0];

describe('passing a gate', () => {
  test.each([
    [{ kind: 'password', password: 'plum' }, 'plum', true],
    [{ kind: 'password', password: ' plum ' }, 'plum ', true],
    // A gate is one of a password unless it says otherwise, as the block shows it.
    [{ kind: 'nonsense', password: 'plum' }, 'plum', true],
    [{ password: 'plum' }, 'Plum', false],
    [{ password: 'plum' }, '', false],
    // Without a password it opens to nobody, rather than to everybody.
    [{ password: '' }, '', false],
    [{ password: '  ' }, ' ', false],
    [{}, '', false],
    [{ password: 7 }, '7', false],
    [{ password: ['plum'] }, 'plum', false],
  ])('%j to %j: %s', (properties, password, passes) => {
    expect(opensTo(properties, { password })).toBe(passes);
  });

  test.each([
    ['2027-03-01 08:00', true],
    ['2027-03-01T08:00Z', true],
    ['2027-03-01 09:00+01:00', true],
    ['2027-03-01', true],
    ['2027-03-01 08:01', false],
    ['2027-13-01', false],
    ['soon', false],
    ['', false],
    [null, false],
  ])('a day %j: %s', (opensAt, passes) => {
    expect(opensTo({ kind: 'comingSoon', opensAt })).toBe(passes);
  });

  test('an account', () => {
    expect(opensTo({ kind: 'signUp' })).toBe(false);
    expect(opensTo({ kind: 'signUp' }, { signedIn: true })).toBe(true);
  });
});

describe('the page that everybody gets', () => {
  test('holds the words of a gate and nothing behind it, nor its password, at any depth', () => {
    const page = blocks([
      {
        type: 'row',
        items: [
          gate({ kind: 'password', password: 'plum', itemFactory: { source: 'products' }, asyncItems: '/x' }),
        ],
        itemFactory: { source: 'blog' },
      },
      gate({ kind: 'comingSoon', opensAt: '2028-01-01' }, { itemFactory: { source: 'products' } }),
    ]);
    const shown = heldBack(page, now);
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|plum|products|"\/x"/);
    expect(shown[0]).toMatchObject({
      itemFactory: { source: 'blog' },
      items: [{ uid: 'g', items: [], properties: { title: 'Come in', kind: 'password', heldBack: true } }],
    });
    expect(shown[1]?.properties).toMatchObject({ heldBack: true, heldUntil: '2028-01-01T00:00:00.000Z' });
    // The saved page stays whole.
    expect(JSON.stringify(page)).toMatch(/SECRET.*plum|plum.*SECRET/s);
  });

  test('is all of a gate whose day has come, and is right until the next one’s', () => {
    const page = blocks([
      gate({ kind: 'comingSoon', opensAt: '2027-02-01', password: 'plum' }),
      { type: 'row', items: [gate({ kind: 'comingSoon', opensAt: '2027-03-02' })] },
      gate({ kind: 'comingSoon', opensAt: '2027-03-03' }),
    ]);
    expect(JSON.stringify(heldBack(page, now)[0])).toContain('SECRET');
    expect(JSON.stringify(heldBack(page, now)[0])).not.toContain('plum');
    expect(rightUntil(page, now)).toBe(Date.parse('2027-03-02T00:00:00Z'));
    expect(rightUntil(page, Date.parse('2028-01-01'))).toBe(Number.POSITIVE_INFINITY);
    expect([hasGate(page), hasGate(blocks([{ type: 'row', items: [{ type: 'text' }] }]))]).toEqual([
      true,
      false,
    ]);
  });

  test('a gate within one stays shut when the outer opens', () => {
    const inner = gate({ kind: 'signUp', password: 'pear' }, { uid: 'inner' });
    const list = blocks([{ ...gate({ password: 'plum' }), items: [inner, { type: 'text', uid: 't' }] }]);
    const block = findGate(list, 'g', stranger)?.opened(now);
    expect(block?.items.map(({ type }) => type)).toEqual(['gate', 'text']);
    expect(JSON.stringify(block)).not.toMatch(/SECRET|plum|pear/);
    expect(findGate(list, 't', stranger)).toBeNull();
  });

  test.each([
    ['signUp', {}, stranger, false],
    ['signUp', {}, member, true],
    ['comingSoon', { opensAt: '2027-03-02' }, member, false],
    ['comingSoon', { opensAt: '2027-03-01' }, stranger, true],
    // Visitors who gave the password were given another uid; without a password nobody was.
    ['password', { password: 'plum' }, member, false],
    ['password', {}, member, false],
  ])('a gate within one that opens by %s %j is found by its uid: %o', (kind, more, who, isFound) => {
    const inner = gate({ kind: 'comingSoon', opensAt: '2027-01-01' }, { uid: 'inner' });
    const row = { type: 'row', items: [inner] };
    const list = blocks([{ ...gate({ kind, ...more }), items: [row] }]);
    expect(findGate(list, 'inner', who) !== null).toBe(isFound);
  });

  test('a gate behind passwords is found by the uid that they gave, and by no other', () => {
    const third = gate({ kind: 'signUp' }, { uid: 'third' });
    const second = { ...gate({ password: 'pear' }, { uid: 'second' }), items: [third] };
    const list = blocks([{ ...gate({ password: 'plum' }), items: [{ type: 'row', items: [second] }] }]);
    const uidWithin = (uid: string): string => {
      const block = findGate(list, uid, stranger)?.opened(now);
      expect(block?.uid).toBe(uid);
      const [within] = block?.items ?? [];
      return (within?.type === 'row' ? within.items[0] : within)?.uid ?? '';
    };
    const uids = [uidWithin('g'), uidWithin(uidWithin('g'))];
    expect(findGate(list, uids[1] ?? '', stranger)?.gate.uid).toBe('third');
    expect(JSON.stringify(findGate(list, uids[1] ?? '', stranger)?.opened(now))).toContain('SECRET');
    expect([...uids, 'second', 'third'].every((uid) => /^[\da-f]{32}$|^[a-z]+$/.test(uid))).toBe(true);
    for (const uid of ['second', 'third']) expect(findGate(list, uid, member)).toBeNull();
    const changed = JSON.parse(JSON.stringify(list).replace('plum', 'quince'));
    expect(findGate(blocks(changed), uids[0] ?? '', member)).toBeNull();
  });

  test('is never more than that, whatever the page', () => {
    const tree = fc.letrec<{ block: unknown }>((tie) => ({
      block: fc.record({
        type: fc.constantFrom('gate', 'row', 'text'),
        properties: fc.dictionary(fc.constantFrom('kind', 'password', 'opensAt'), fc.string()),
        items: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('block'), { maxLength: 3 })),
      }),
    }));
    const shut = (list: Page['blocks']): boolean =>
      list.every((block) => (block.type !== 'gate' ? shut(block.items) : !('password' in block.properties)));
    fc.assert(
      fc.property(fc.array(tree.block, { maxLength: 4 }), (list) => {
        expect(shut(heldBack(blocks(list), now))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

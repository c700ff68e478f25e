import { describe, expect, test } from 'vitest';
import { lockedBlocks } from './locked-blocks.ts';

const block = (uid: string, { type = 'comparePictures', items = [] as Block[] } = {}): Block => ({
  uid,
  type,
  items,
});
interface Block {
  readonly uid: string;
  readonly type: string;
  readonly items: readonly Block[];
}
const fields = (blocks: readonly Block[], saved: readonly Block[] = [], betas: 'compare-pictures'[] = []) =>
  lockedBlocks(blocks, { betas, saved }).map(({ field }) => field);

describe('platform.md §3 Project: betas – lockedBlocks', () => {
  test('names each new block by its uid, nested ones and patterns too', () => {
    const row = block('row', { type: 'row', items: [block('b'), block('c', { type: '_comparePictures_' })] });
    expect(fields([block('a'), row, block('d', { type: 'image' })])).toEqual([
      'blocks.a.type',
      'blocks.b.type',
      'blocks.c.type',
    ]);
  });

  test('lets a store add what it has', () => {
    expect(fields([block('a')], [], ['compare-pictures'])).toEqual([]);
  });

  test('keeps a saved block wherever it moves, and refuses a copy of it', () => {
    const saved = [block('a')];
    const row = block('row', { type: 'row', items: [block('a')] });
    expect(fields([row], saved)).toEqual([]);
    expect(fields([block('a'), row], saved)).toEqual(['blocks.a.type']);
    expect(fields([block('a'), block('b')], saved)).toEqual(['blocks.b.type']);
  });

  test('refuses a block that was of another type', () => {
    expect(fields([block('a')], [block('a', { type: 'image' })])).toEqual(['blocks.a.type']);
  });
});

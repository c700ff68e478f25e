import { describe, expect, it } from 'vitest';
import type { BlockVisitor } from '../../environment/optional.ts';
import { makeBlock } from '../../registry/default-registry.ts';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock } from '../../testing/show-block.tsx';

const text = (visitor: BlockVisitor | undefined, mode: 'native' | 'preview' = 'native'): string =>
  pageElement([makeBlock('storeHidden')], { mode, ...(visitor === undefined ? {} : { visitor }) })
    .textContent;

describe('B67 storeHidden', () => {
  it.each<[BlockVisitor['role'], boolean, boolean]>([
    ['owner', true, true],
    ['internal', true, true],
    ['shopper', true, false],
    ['owner', false, false],
    ['internal', false, false],
  ])('B67 the %s of a store that is hidden (%s) sees it: %s', (role, storeHidden, seen) => {
    expect(text({ role, storeHidden, signedIn: true }).includes('not public yet')).toBe(seen);
  });

  it('B67 nobody sees it where the app says nothing; the editor always shows it', () => {
    expect(text(undefined)).toBe('');
    expect(text(undefined, 'preview')).toContain('Open the dashboard');
  });

  it('B67 reads any property', () => {
    expect(provokeBlock('storeHidden', { keys: ['title', 'copy', 'action'] })).toEqual([]);
  });
});

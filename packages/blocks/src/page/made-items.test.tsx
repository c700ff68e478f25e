import { describe, expect, it } from 'vitest';
import { registerBlockType } from '../registry/registered-types.ts';
import type { SourceState } from '../sources/source.ts';
import { pageElement } from '../testing/render-page.tsx';
import { blockTypes } from '../types/block-types.ts';
import { loadBlockTypes } from './load-block-types.ts';

const items = [
  { urlName: 'tee', name: 'Tee', price: 20 },
  { urlName: 'cap', name: 'Cap', price: 12 },
];
const useSource = (source: unknown): SourceState => ({
  status: 'ready',
  items: source === null ? [] : items,
  retry: () => undefined,
});
const factory = { itemFactory: { source: 'products', limit: 2 } };

describe('B31 items made for what lays blocks side by side', () => {
  it('B31 a row shows products, and blocks by its pattern, after its own', () => {
    const own = { type: 'text', properties: { text: 'Ours' } };
    const cards = pageElement([{ type: 'row', ...factory, items: [own] }], { useSource });
    expect(cards.textContent).toMatch(/^Ours.*Tee.*Cap/);
    const pattern = { type: '_pod_', size: 6, properties: { buttonText: 'Look' } };
    const pods = pageElement([{ type: 'row', ...factory, items: [pattern] }], { useSource });
    expect(pods.querySelectorAll('.block-pod')).toHaveLength(2);
    expect(pods.textContent).toContain('Look');
  });

  it('B31 a slideshow makes slides by its pattern', () => {
    const pattern = { type: '_slide_', properties: { copy: 'New in' } };
    const page = pageElement([{ type: 'slideshow', ...factory, items: [pattern] }], { useSource });
    expect(
      Array.from(page.querySelectorAll('.block-banner h1, .block-banner h2'), (title) => title.textContent),
    ).toEqual(['Tee', 'Cap']);
  });

  it('B4 a block that says published: false beside its properties is unpublished too', () => {
    const block = { type: 'text', published: false, properties: { text: 'Soon' } };
    expect(pageElement([block]).textContent).toBe('');
    expect(pageElement([block], { mode: 'preview' }).textContent).toBe('Soon');
  });

  it('B4 a type without a component is refused, and shown as one that nobody registered', async () => {
    const wrong: Parameters<typeof registerBlockType>[0] = JSON.parse(
      JSON.stringify({ ...blockTypes.spacer, name: 'ruin-null', component: null }),
    );
    expect(() => registerBlockType(wrong)).toThrow('component must be a React component');
    expect(await loadBlockTypes({ blocks: [{ type: wrong.name }] })).toHaveLength(0);
    expect(pageElement([{ type: 'ruin-null' }]).textContent).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import type { BlockEnvironment, BlockProblem } from '../../environment/environment.ts';
import type { BlockVisitor } from '../../environment/optional.ts';
import { pageElement, type TestBlock } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';

const variation = (name: string, text: string) => ({
  type: 'splitTestVariation',
  properties: { name },
  items: [{ type: 'text', properties: { text } }],
});
const block = (...items: TestBlock[]): TestBlock => ({
  type: 'splitTest',
  properties: { test: 'hero' },
  items,
});
const both = block(variation('Old', 'Before'), variation('New', 'After'));
const staff: BlockVisitor = { role: 'internal', signedIn: true, storeHidden: false };
const text = (own: Partial<BlockEnvironment>, page: TestBlock = both): string =>
  pageElement([page], own).textContent;
const gone = "ERRORSplit Test hero doesn't exist or is no longer active.";

describe('B78 split test', () => {
  it('B78 shoppers see one variation, the first that is there', () => {
    expect(text({})).toBe('Before');
    expect(text({ splitTests: [] })).toBe('Before');
    expect(text({}, block(variation('New', 'After')))).toBe('After');
    expect(text({}, block())).toBe('');
    expect(text({}, block({ type: 'text', properties: { text: 'no variation' } }))).toBe('');
  });

  it('B78 the editor shows all of them, by name', () => {
    const shown = text({ mode: 'preview', splitTests: ['hero'] });
    expect(shown).toBe('Variation: OldBeforeVariation: NewAfter');
  });

  it('B78 a test that does not run is an error for the owner and internal users only', () => {
    expect(text({ mode: 'preview', splitTests: ['other'] })).toContain(gone);
    expect(text({ visitor: staff, splitTests: [] })).toBe(`${gone}Before`);
    expect(text({ visitor: staff, splitTests: ['hero'] })).toBe('Before');
    expect(text({ visitor: staff })).toBe('Before');
    expect(text({ visitor: { ...staff, role: 'shopper' }, splitTests: [] })).toBe('Before');
    const element = pageElement([both], { visitor: staff, splitTests: [] });
    expect(element.querySelector('strong')?.textContent).toBe('ERROR');
  });

  it('B78 a variation outside of a split test says so where developers look, and is shown', () => {
    const problems: BlockProblem[] = [];
    const report = (problem: BlockProblem): void => void problems.push(problem);
    expect(showBlock(variation('Old', 'Alone'), { report }).textContent).toBe('Alone');
    expect(problems.map(({ message }) => message)).toEqual([
      'tml-split-test-variation should be placed in the slot of a tml-split-test',
    ]);
    expect(showBlock(both, { report }).textContent).toBe('Before');
    expect(problems).toHaveLength(1);
  });

  it('B78 a variation is laid out as a page is', () => {
    const banner = { type: 'banner', properties: { title: 'Wide' } };
    const element = pageElement([block({ type: 'splitTestVariation', properties: {}, items: [banner] })]);
    expect(element.querySelectorAll('.block.bleed')).toHaveLength(2);
  });

  it('B78 reads any property', () => {
    expect(provokeBlock('splitTest', { keys: ['test'] })).toEqual([]);
    expect(provokeBlock('splitTestVariation', { keys: ['name'] })).toEqual([]);
  });
});

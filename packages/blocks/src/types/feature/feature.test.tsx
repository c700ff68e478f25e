import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { featureData } from './feature.data.ts';

const show = (properties: object): HTMLElement => pageElement([{ type: 'feature', properties }]);

describe('B75 feature', () => {
  it('B75 is for mail only', () => {
    expect([...featureData.compatibility]).toEqual(['mail']);
  });

  it('B75 is one row of a layout table, with picture before icon', () => {
    const both = show({ title: 'T', copy: 'a\nb', icon: 'leaf', image: '/images/x.jpg' });
    expect(both.querySelector('table')?.getAttribute('role')).toBe('presentation');
    expect(both.querySelectorAll('td')).toHaveLength(2);
    expect(both.querySelector('svg')).toBeNull();
    expect(both.querySelectorAll('p')).toHaveLength(2);
    expect(show({ title: 'T', icon: 'none' }).querySelectorAll('td')).toHaveLength(1);
  });

  it('B75 has a link only with text and address', () => {
    expect(show({ title: 'T', action: { text: 'Go', href: '/x/' } }).querySelector('a')?.textContent).toBe(
      'Go',
    );
    expect(show({ title: 'T', action: { text: 'Go' } }).querySelector('a')).toBeNull();
  });

  it('B75 is hidden without words', () => {
    expect(show({ icon: 'leaf' }).querySelector('table')).toBeNull();
    expect(showBlock({ type: 'feature' }, { mode: 'preview' }).textContent).toContain('Give it a title');
  });

  it('B75 reads any property', () => {
    const keys = ['icon', 'image', 'title', 'copy', 'action', 'backgroundColor', 'textColor'];
    expect(provokeBlock('feature', { keys, base: { title: 'T' } })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';

const show = (properties: object): HTMLElement => pageElement([{ type: 'appIcon', size: 3, properties }]);

describe('B72 appIcon', () => {
  it('B72 is a picture before an icon before a letter, with a name that is the link of the whole', () => {
    const picture = show({ name: 'Journal', image: '/images/x.jpg', icon: 'bag', href: '/blog/' });
    expect(picture.querySelector('svg')).toBeNull();
    expect(picture.querySelector('.name a')?.getAttribute('href')).toBe('/blog/');
    expect(show({ name: 'Shop', icon: 'bag' }).querySelector('.tile svg')).not.toBeNull();
    expect(show({ name: 'öl', icon: 'toString' }).querySelector('.letter')?.textContent).toBe('Ö');
    expect(show({ name: 'Shop' }).querySelector('a')).toBeNull();
  });

  it('B72 without a name it is hidden, and the owner is asked for one', () => {
    expect(show({ icon: 'bag', href: '/x/' }).textContent).toBe('');
    expect(showBlock({ type: 'appIcon' }, { mode: 'preview' }).textContent).toContain('Give it a name');
  });

  it('B72 takes hex colours only', () => {
    const style = (backgroundColor: string) =>
      show({ name: 'A', backgroundColor }).querySelector('.tile')?.parentElement?.getAttribute('style');
    expect(style('#123')).toContain('#112233');
    expect(style('red;position:fixed')).toBeNull();
  });

  it('B72 reads any property', () => {
    const keys = ['icon', 'image', 'name', 'href', 'backgroundColor', 'iconColor'];
    expect(provokeBlock('appIcon', { keys, base: { name: 'A' } })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock } from '../../testing/show-block.tsx';

const link = (properties: object) => pageElement([{ type: 'studio', properties }]).querySelector('a');

describe('B71 studio', () => {
  it.each([
    [{}, '/studio/'],
    [{ product: 'custom-printed-tote-bags' }, '/studio/custom-printed-tote-bags/'],
    [{ product: '../x?y', href: '/studio/' }, '/studio/..%2Fx%3Fy/'],
    [{ product: 'x', href: '/design-your-own-t-shirt/' }, '/design-your-own-t-shirt/'],
    [{ href: 'javascript:alert(1)' }, '/studio/'],
  ])('B71 %j leads to %s', (properties, href) => {
    expect(link(properties)?.getAttribute('href')).toBe(href);
    expect(link(properties)?.textContent).toBe('Start designing');
  });

  it('B71 its picture is fetched first when it leads the page', () => {
    const element = pageElement([{ type: 'studio', properties: { image: '/images/x.jpg', alt: 'Tee' } }]);
    expect(element.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(element.querySelector('img')?.alt).toBe('Tee');
  });

  it('B71 reads any property', () => {
    expect(
      provokeBlock('studio', {
        keys: ['title', 'copy', 'image', 'alt', 'buttonText', 'href', 'product', 'imageSide'],
      }),
    ).toEqual([]);
  });
});

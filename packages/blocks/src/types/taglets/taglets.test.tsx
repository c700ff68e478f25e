import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const tags = (properties: object, items: readonly { type: string; properties?: object }[] = []) =>
  pageElement([{ type: 'taglets', properties, items }]);

describe('B40 taglets (storefront.md §3: heading, items) and tag (text, href, colours)', () => {
  it('lists its items, then its nested tags, under its heading', () => {
    const element = tags({ heading: 'Look for', items: [{ text: 'A', href: '/a/' }, { text: 'B' }] }, [
      { type: 'tag', properties: { text: 'C', href: '/c/' } },
      { type: 'spacer' },
    ]);
    expect([...element.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['A', 'B', 'C']);
    expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/a/',
      '/c/',
    ]);
    const list = element.querySelector('ul');
    expect(list?.getAttribute('aria-labelledby')).toBe(element.querySelector('h2')?.id);
  });

  it('takes colours and nothing else into a style', () => {
    const tag = tags({
      items: [{ text: 'A', textColor: '#fff', backgroundColor: '#000', borderColor: 'x;y' }],
    });
    const style = tag.querySelector<HTMLElement>('.tag')?.style;
    expect(
      ['color', 'background', 'border'].map((name) => style?.getPropertyValue(`--b-tag-${name}`)),
    ).toEqual(['#ffffff', '#000000', '#000000']);
  });

  it('is nothing for shoppers without tags, and explained to the owner', () => {
    expect(tags({ heading: 'H', items: [{ text: ' ' }, 4, null] }).textContent).toBe('');
    expect(pageHtml([{ type: 'taglets' }], { mode: 'preview' })).toContain('no tags here yet');
  });

  it('a tag stands alone too', () => {
    const element = pageElement([{ type: 'tag', properties: { text: '<b>A</b>', href: 'javascript:x' } }]);
    expect(element.querySelector('.tag')?.textContent).toBe('<b>A</b>');
    expect(element.querySelector('a')?.getAttribute('href')).toMatch(/404/);
    expect(pageElement([{ type: 'tag' }]).textContent).toBe('');
    expect(pageHtml([{ type: 'tag' }], { mode: 'preview' })).toContain('needs a text');
  });
});

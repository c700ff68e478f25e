import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const action = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'action', properties }]).querySelector('article');

describe('B40 action (storefront.md §3: title, copy, icon, href, ratio square)', () => {
  it('is a square that leads somewhere as a whole', () => {
    const tile = action({ title: 'T', copy: 'C', icon: 'palette', href: '/studio/' });
    expect(tile?.style.getPropertyValue('--b-ratio')).toBe('1.026');
    expect(tile?.querySelector('h3 a')?.getAttribute('href')).toBe('/studio/');
    expect(tile?.querySelectorAll('svg')).toHaveLength(2);
    expect(tile?.textContent).toBe('TC');
  });

  it('triggers an internal action', () => {
    expect(action({ title: 'T', href: '@open-chat' })?.querySelector('h3 button')).not.toBeNull();
  });

  it('without a link it promises none', () => {
    const tile = action({ title: 'T' });
    expect(tile?.querySelector('a, button, .go')).toBeNull();
  });

  it('never leads to a script, whatever its properties are', () => {
    expect(action({ title: 'T', href: 'javascript:alert(1)' })?.querySelector('a')?.href).toMatch(/404/);
    expect(action({ title: ['T'], ratio: {} })).toBeNull();
    expect(pageHtml([{ type: 'action' }], { mode: 'preview' })).toContain('needs a title');
  });
});

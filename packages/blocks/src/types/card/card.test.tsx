import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const card = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'card', size: 4, properties }]).querySelector('article');

describe('B40 card', () => {
  it('is the link of its title, with a button above it', () => {
    const element = card({ title: 'T', copy: 'a\nb', href: '/x/', buttonText: 'Go' });
    expect(element?.querySelector('h3 a')?.getAttribute('href')).toBe('/x/');
    expect(element?.querySelector('a.action')?.textContent).toBe('Go');
    expect(element?.querySelectorAll('.copy')).toHaveLength(2);
    expect(card({ title: 'T', buttonText: 'Go' })?.querySelector('a')).toBeNull();
  });

  it('shows its picture rather than its icon, 4:3 unless told', () => {
    const element = card({ image: '/images/x.jpg', icon: 'leaf' });
    expect(element?.querySelector('svg')).toBeNull();
    expect(element?.style.getPropertyValue('--b-ratio')).toBe('0.75');
    expect(element?.querySelector('img')?.getAttribute('srcset')).toContain('480w');
    expect(card({ title: 'T', icon: 'leaf' })?.querySelector('svg')).not.toBeNull();
  });

  it('needs something to be shown', () => {
    expect(card({ href: '/x/', image: 'javascript:alert(1)' })).toBeNull();
    expect(pageHtml([{ type: 'card' }], { mode: 'preview' })).toContain('A card needs');
  });

  it('reads any value', () => {
    const element = card({ title: '<script>x</script>', copy: {}, ratio: [], textColor: 'red;}', align: 3 });
    expect(element?.textContent).toBe('<script>x</script>');
    expect(element?.getAttribute('style')).not.toContain('red');
  });
});

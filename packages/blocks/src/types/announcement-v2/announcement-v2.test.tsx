import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const notice = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'announcementV2', properties: { text: 'News', ...properties } }]).querySelector(
    'section',
  );

describe('B22 announcementV2', () => {
  it.each([
    ['left', 'left'],
    ['center', 'center'],
    ['right', 'right'],
    ['space-between', 'space-between'],
    ['middle', 'center'],
    [null, 'center'],
  ])('B22 the alignment %s counts as %s', (alignment, expected) => {
    expect(notice({ alignment })?.dataset['align']).toBe(expected);
  });

  it.each([
    ['primary', 'action', true],
    ['secondary', 'action', false],
    ['none', 'link', false],
    [7, 'link', false],
  ])('B22 the action style %s', (actionStyle, className, primary) => {
    const link = notice({ actionStyle, action: { text: 'Go', href: '/' } })?.querySelector('a');
    expect(link?.className).toBe(className);
    expect(link?.hasAttribute('data-primary')).toBe(primary);
  });

  it('B22 shows its action with text and either href or action', () => {
    expect(notice({ action: { text: 'Go', action: 'open-chat' } })?.querySelector('button')).not.toBeNull();
    expect(notice({ action: { text: 'Go' } })?.querySelector('a, button')).toBeNull();
    expect(notice({ action: { href: '/' } })?.querySelector('a, button')).toBeNull();
  });

  it('B22 has its icon, its lines and its own colours', () => {
    const element = notice({ icon: 'truck', text: 'a\nb', textColor: '#fff', backgroundColor: 'red' });
    expect(element?.querySelector('svg')).not.toBeNull();
    expect(element?.querySelectorAll('p')).toHaveLength(2);
    expect(element?.getAttribute('style')).toBe('--b-text-color:#ffffff');
    expect(element?.hasAttribute('data-own')).toBe(true);
  });

  it('is nothing for shoppers without a text, and explained to the owner', () => {
    expect(notice({ text: ' ' })).toBeNull();
    expect(pageHtml([{ type: 'announcementV2' }], { mode: 'preview' })).toContain('needs a text');
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const announcement = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'announcement', properties }]).querySelector('aside');

describe('B22 announcement', () => {
  it('B22 is a landmark named by its news', () => {
    const element = announcement({ text: ' News ', icon: 'truck' });
    expect(element?.querySelector('p')?.id).toBe(element?.getAttribute('aria-labelledby'));
    expect(element?.textContent).toBe('News');
    expect(element?.querySelector('svg')).not.toBeNull();
  });

  it('B22 an action may trigger an event', () => {
    const button = announcement({ text: 'News', action: { text: 'Chat', action: 'open-chat' } });
    expect(button?.querySelector('button')?.textContent).toBe('Chat');
  });

  it('B22 without news it is nothing for shoppers, and explained to the owner', () => {
    expect(announcement({ text: ' ', action: { text: 'Go', href: '/' } })).toBeNull();
    expect(pageHtml([{ type: 'announcement' }], { mode: 'preview' })).toContain('needs a text');
  });
});

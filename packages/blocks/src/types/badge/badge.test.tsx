import { describe, expect, it } from 'vitest';
import { badgeFields } from '../../parts/badge-fields.ts';
import { readBadge } from '../../parts/medal.tsx';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const badge = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'badge', properties }]).querySelector('article');

describe('B39 badge (platform.md §1, §3: code, unlocked)', () => {
  it('has every badge of the spec, with the same titles for owners and shoppers', () => {
    const codes = badgeFields.find(({ key }) => key === 'code');
    const options = codes?.type === 'select' ? codes.options : [];
    expect(options.map(({ value }) => value)).toEqual(
      'sign-up shopify-sign-up billing designer profile theme homepage entrepreneur'.split(' '),
    );
    for (const { value, label } of options) expect(readBadge({ code: value })?.title).toBe(label);
  });

  it('says in words whether it is unlocked', () => {
    expect(badge({ code: 'theme', unlocked: true })?.textContent).toBe('ThemeUnlocked');
    expect(badge({ code: 'theme', unlocked: 'yes' })?.textContent).toBe('ThemeNot unlocked yet');
    expect(badge({ code: 'theme', unlocked: true })?.hasAttribute('data-unlocked')).toBe(true);
  });

  it('has a title for any code', () => {
    expect(badge({ code: 'first_order' })?.querySelector('h3')?.textContent).toBe('First order');
    expect(badge({ code: 'constructor' })?.querySelector('h3')?.textContent).toBe('Constructor');
    expect(badge({ code: {}, title: 4 })?.querySelector('h3')?.textContent).toBe('4');
  });

  it('is nothing for shoppers without either, and explained to the owner', () => {
    expect(badge({})).toBeNull();
    expect(pageHtml([{ type: 'badge' }], { mode: 'preview' })).toContain('needs a code');
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const badges = [{ code: 'sign-up', unlocked: true }, { code: 'theme' }, { code: 'homepage', unlocked: true }];
const progress = (properties: object, items: readonly object[] = []): HTMLElement | null =>
  pageElement([{ type: 'badgeProgress', properties, items }]).querySelector('section');

describe('B39 badgeProgress', () => {
  it('says how many are unlocked, for eyes and ears', () => {
    const element = progress({ title: 'Open', badges });
    expect(element?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('2 of 3 badges unlocked');
    expect(element?.style.getPropertyValue('--b-done')).toBe(String(2 / 3));
    expect(element?.querySelector('.copy')?.textContent).toBe('2 of 3 done');
    expect([...(element?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Sign-up, unlocked',
      'Theme, not unlocked yet',
      'Homepage, unlocked',
    ]);
  });

  it('is steps when told, and takes nested badges', () => {
    const element = progress({ look: 'steps', badges: badges.slice(0, 1) }, [
      { type: 'badge', properties: { code: 'designer' } },
      { type: 'spacer' },
    ]);
    expect(element?.querySelector('[role=img]')).toBeNull();
    expect(element?.querySelectorAll('.steps > li')).toHaveLength(2);
  });

  it('is nothing for shoppers without badges, and explained to the owner', () => {
    expect(progress({ title: 'T', badges: [4, null, {}] })).toBeNull();
    expect(pageHtml([{ type: 'badgeProgress' }], { mode: 'preview' })).toContain('no badges here yet');
  });
});

import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { socialHref, socialNetworkNames } from '@omnis/models';
import { socialsData } from './socials.data.ts';

const networks = Object.keys(socialNetworkNames);

describe('B73 socials', () => {
  it('B73 has the networks of platform.md §3, in its order', () => {
    expect(networks).toEqual(['tiktok', 'twitter', 'youtube', 'facebook', 'linkedin', 'instagram']);
  });

  it('B73 links each network that is named, by its name, in a new tab', () => {
    const properties = Object.fromEntries(networks.map((network) => [network, '@linden']));
    const element = pageElement([{ type: 'socials', properties }]);
    const links = [...element.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''))).toEqual(
      Object.values(socialNetworkNames),
    );
    for (const link of links) {
      expect(link.getAttribute('rel')).toBe('me noopener noreferrer');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
    expect(element.querySelector('nav')?.getAttribute('aria-label')).toBe('Follow us');
  });

  it.each([
    ['@linden.wear', 'https://www.instagram.com/linden.wear'],
    [' linden ', 'https://www.instagram.com/linden'],
    ['https://www.instagram.com/linden/?hl=en', 'https://www.instagram.com/linden/?hl=en'],
    ['http://www.instagram.com/linden', ''],
    ['instagram.com', ''],
    ['javascript:alert(1)', ''],
    ['https://user:secret@x.example/', ''],
    ['../..', ''],
    ['@', ''],
    ['', ''],
  ])('B73 %j leads to %j', (text, href) => {
    expect(socialHref('instagram', text)).toBe(href);
  });

  it('B73 the editor says what it takes', () => {
    const [rule] = socialsData.fields.find(({ key }) => key === 'tiktok')?.rules ?? [];
    const check = typeof rule === 'function' ? rule : () => 'no rule';
    expect(check('not a name!', {})).toContain('https://');
    expect(check('@name', {})).toBeNull();
    expect(check('', {})).toBeNull();
  });

  it('B73 is hidden without a network', () => {
    expect(showBlock({ type: 'socials', properties: { title: 'T' } }).textContent).toBe('');
    expect(showBlock({ type: 'socials' }, { mode: 'preview' }).textContent).toContain('Name a network');
  });

  it('B73 reads any property', () => {
    expect(provokeBlock('socials', { keys: ['title', ...networks, 'look', 'align', 'showNames'] })).toEqual(
      [],
    );
  });
});

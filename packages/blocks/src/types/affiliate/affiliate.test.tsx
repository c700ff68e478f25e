import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { readShareLink } from './affiliate-link.ts';

const block = { type: 'affiliate', properties: { link: 'https://shop.example/?ref=all', terms: 'One\nTwo' } };
const clipboard = (writeText: (text: string) => Promise<void>): void =>
  void vi.stubGlobal('navigator', { ...globalThis.navigator, clipboard: { writeText } });

describe('B70 affiliate', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('B70 a visitor’s own link comes before the block’s', () => {
    const value = (affiliateLink?: string) =>
      pageElement([block], affiliateLink === undefined ? {} : { affiliateLink }).querySelector('input')
        ?.value;
    expect(value('https://shop.example/?ref=ada')).toBe('https://shop.example/?ref=ada');
    expect(value()).toBe('https://shop.example/?ref=all');
    expect(value('javascript:alert(1)')).toBe('https://shop.example/?ref=all');
  });

  it('B70 copies, and says so', async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    showBlock(block);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeDefined();
    expect(copied).toEqual(['https://shop.example/?ref=all']);
  });

  it('B70 selects the link where copying is not allowed', async () => {
    clipboard(async () => Promise.reject(new Error('denied')));
    showBlock(block);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The link is selected/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Your link'));
  });

  it('B70 without a link there is a way to get one, or nothing', () => {
    const join = pageElement([
      { type: 'affiliate', properties: { action: { text: 'Join', href: '/login/' } } },
    ]);
    expect(join.querySelector('input')).toBeNull();
    expect(join.querySelector('a')?.textContent).toBe('Join');
    expect(showBlock({ type: 'affiliate', properties: { title: 'T' } }).textContent).toBe('');
    expect(showBlock({ type: 'affiliate' }, { mode: 'preview' }).textContent).toContain('link of their own');
  });

  it.each([
    ['https://shop.example/?ref=a', 'https://shop.example/?ref=a'],
    ['ftp://shop.example', ''],
    ['/relative', ''],
    ['https://user:secret@shop.example/', ''],
    [`https://shop.example/${'a'.repeat(2000)}`, ''],
  ])('B70 of %s shares %j', (text, link) => {
    expect(readShareLink(text)).toBe(link);
  });

  it('B70 reads any property', () => {
    expect(provokeBlock('affiliate', { keys: ['title', 'copy', 'link', 'terms', 'action'] })).toEqual([]);
    expect(provokeBlock('affiliate', { keys: ['title', 'terms'], base: block.properties })).toEqual([]);
  });
});

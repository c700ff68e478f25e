import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { blockSources } from '../../sources/block-sources.ts';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock, testSource } from '../../testing/show-block.tsx';

const posts = [1, 2, 3].map((id) => ({
  title: `Post ${id}`,
  url: `/blog/${id}/`,
  metaImage: { banner: `/images/${id}.jpg` },
  publishedAt: '2026-06-14T22:30:00Z',
}));

describe('B60 feed', () => {
  it.each([
    [{}, { kind: 'blog', limit: 1 }],
    [{ source: 'instagram' }, { kind: 'instagram', limit: 20 }],
    [{ source: 'products' }, { kind: 'products', sort: 'new-in', limit: 1 }],
    [
      { source: 'products', collection: 'tees', limit: '3' },
      { kind: 'products', collection: 'tees', limit: 3 },
    ],
    [
      { source: 'drive', limit: 999 },
      { kind: 'blog', limit: 24 },
    ],
  ])('B60 %j asks for %j, before it is rendered too', (properties, expected) => {
    const { asked, useSource } = testSource(() => ({}));
    pageElement([{ type: 'feed', properties }], { useSource });
    expect(asked[0]).toMatchObject(expected);
    expect(blockSources({ blocks: [{ type: 'feed', properties }] })).toEqual([asked[0]]);
  });

  it('B60 posts have a picture, a day and a title that is the link of the whole', () => {
    const { useSource } = testSource(() => ({ items: [...posts, { title: ' ' }, 4] }));
    const element = pageElement([{ type: 'feed', properties: { limit: 2 } }], { useSource });
    expect(element.querySelectorAll('.post')).toHaveLength(2);
    expect(element.querySelector('.post h3 a')?.getAttribute('href')).toBe('/blog/1/');
    expect(element.querySelector('time')?.textContent).toBe('14 June 2026');
    expect(element.querySelector('ul')?.hasAttribute('data-single')).toBe(false);
  });

  it('B60 days are written in the language of the page', () => {
    const { useSource } = testSource(() => ({ items: posts }));
    const dayIn = (locale: string) =>
      pageElement([{ type: 'feed', properties: {} }], { useSource, locale }).querySelector('time')
        ?.textContent;
    expect([dayIn('de-DE'), dayIn('fr-FR')]).toEqual(['14. Juni 2026', '14 juin 2026']);
  });

  it('B60 pictures of Instagram open there, named by their caption', () => {
    const items = [
      {
        media_url: 'https://cdn.example/1.jpg',
        permalink: 'https://www.instagram.com/p/1/',
        caption: 'Market',
      },
      { image: 'javascript:alert(1)' },
    ];
    const { useSource } = testSource(() => ({ items }));
    const element = pageElement([{ type: 'feed', properties: { source: 'instagram' } }], { useSource });
    expect(element.querySelectorAll('.tile')).toHaveLength(1);
    const link = element.querySelector('.tile a');
    expect(link?.getAttribute('aria-label')).toBe('Market (opens in a new tab)');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('B60 posts on Instagram have pictures of a fixed place, and say what else than a picture they are', () => {
    const post = (id: number, more: object) => ({
      id: String(id),
      permalink: `https://www.instagram.com/p/${id}/`,
      image: { src: `/images/uploads/3/${id}`, alt: '', width: 1080, height: 1350 },
      ...more,
    });
    const items = [
      post(1, { caption: 'Market', mediaType: 'image' }),
      post(2, { caption: 'How we print', mediaType: 'video' }),
      post(3, { caption: '', mediaType: 'album' }),
      post(4, { caption: '', mediaType: 'story' }),
      { id: '5', image: {} },
    ];
    const { useSource } = testSource(() => ({ items }));
    const element = pageElement([{ type: 'feed', properties: { source: 'instagram' } }], { useSource });
    const pictures = [...element.querySelectorAll('.tile a img')];
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Market',
      'Video: How we print',
      'Album',
      'Picture on Instagram',
    ]);
    expect([...element.querySelectorAll('.tile')].map((tile) => tile.querySelectorAll('svg').length)).toEqual(
      [0, 1, 1, 0],
    );
    for (const picture of pictures)
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['640', '640']);
    expect(pictures.at(-1)?.getAttribute('srcset')).toContain('/images/uploads/3/4?width=320 320w');
  });

  it('B60 tells an owner where Instagram is connected', () => {
    const empty = showBlock({ type: 'feed', properties: { source: 'instagram' } }, { mode: 'preview' });
    expect(empty.textContent).toContain('There are no pictures here yet');
    expect(empty.textContent).toContain('Connect your account on Instagram in the settings');
  });

  it('B60 shows its places while loading, can be tried again, and is hidden from shoppers when empty', () => {
    const retry = vi.fn<() => void>();
    showBlock(
      { type: 'feed' },
      testSource(() => ({ status: 'loading' })),
    );
    expect(screen.getByRole('list', { name: 'The posts are loading' }).children).toHaveLength(1);
    showBlock(
      { type: 'feed' },
      testSource(() => ({ status: 'error', retry })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(showBlock({ type: 'feed', properties: { title: 'T' } }).textContent).toBe('');
    expect(showBlock({ type: 'feed' }, { mode: 'preview' }).textContent).toContain('no posts here yet');
  });

  it('B60 reads any property and item', () => {
    expect(
      provokeBlock('feed', { keys: ['title', 'source', 'limit', 'collection', 'href', 'linkText'] }),
    ).toEqual([]);
    const items = [null, 3, [], { title: {} }, { title: 'x', metaImage: [], url: 'javascript:alert(1)' }];
    const element = pageElement(
      [{ type: 'feed', properties: { limit: 9 } }],
      testSource(() => ({ items })),
    );
    expect(element.querySelectorAll('.post')).toHaveLength(1);
    expect(element.innerHTML).not.toContain('javascript:');
  });
});

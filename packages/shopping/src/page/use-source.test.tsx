import type { BlockSource } from '@omnis/blocks';
import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSource } from './use-source.ts';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  // Safe: of the whole core, a source needs the number of the store alone.
  return { ...core, useCore: () => ({}) as ReturnType<typeof core.useCore>, divisionOf: () => 21 };
});

function Shown({ source }: { readonly source: BlockSource }): ReactElement {
  const { status, items } = useSource(source);
  return <p>{`${status} ${JSON.stringify(items)}`}</p>;
}

const shown = (source: BlockSource): void => {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <Shown source={source} />
    </Provider>,
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the contents that a block shows of a source', () => {
  it.each([
    [404, /^ready \[\]$/],
    [503, /^error/],
  ])('is, of products that are answered by %d, as it says', async (status, said) => {
    const body = { message: 'x', errors: [], code: status === 404 ? 'not_found' : 'unavailable' };
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Response.json(body, { status })),
    );
    shown({ kind: 'products', collection: 'gone', sort: 'bestsellerOrder', limit: 4 });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are the pictures of the drive that its search finds', async () => {
    const asked: string[] = [];
    const picture = {
      id: 'a.png',
      width: 8,
      height: 8,
      createdAt: '2026-11-23T08:00:00Z',
      thumbnails: { original: '/images/uploads/21/a.png' },
    };
    const answer: typeof fetch = async (request) => {
      asked.push(request instanceof Request ? request.url : String(request));
      return Response.json({ data: [picture], total: 1, page: 1, perPage: 3 });
    };
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    shown({ kind: 'drive', search: 'type:uploaded', limit: 3 });
    expect(await screen.findByText(/^ready .*\/images\/uploads\/21\/a\.png/)).toBeTruthy();
    const [url = ''] = asked;
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe('/omnis/v3/artemis/query/');
    expect(Object.fromEntries(searchParams)).toEqual({ searchTerm: 'type:uploaded', perPage: '3' });
  });

  it('are the posts on Instagram that the shop keeps, of its own store', async () => {
    const asked: string[] = [];
    const answer: typeof fetch = async (request) => {
      asked.push(request instanceof Request ? request.url : String(request));
      const image = { src: '/images/uploads/21/b', alt: 'Market day', width: 8, height: 8 };
      return Response.json({
        items: [
          {
            id: '1',
            caption: 'Market day',
            permalink: 'https://www.instagram.com/p/1/',
            timestamp: '2026-11-23T08:00:00.000Z',
            mediaType: 'image',
            image,
          },
        ],
      });
    };
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    shown({ kind: 'instagram', limit: 3 });
    expect(await screen.findByText(/^ready .*\/images\/uploads\/21\/b/)).toBeTruthy();
    const { pathname, search } = new URL(asked[0] ?? '');
    expect([pathname, search]).toEqual(['/omnis/v3/divisions/21/social/instagram/posts/', '?limit=3']);
  });

  it('can be asked for again where it did not come', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () =>
        Response.json({ message: '', errors: [], code: 'server_error' }, { status: 500 }),
      ),
    );
    shown({ kind: 'instagram', limit: 4 });
    expect(await screen.findByText('error []')).toBeTruthy();
  });
});

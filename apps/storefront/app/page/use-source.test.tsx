import type { BlockSource } from '@omnis/blocks';
import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSource } from './use-source.ts';

vi.mock(import('../data/core.ts'), async (load) => {
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

describe('what a block shows of a source', () => {
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

  it('is nothing of Instagram, which no call answers', () => {
    const call = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', call);
    shown({ kind: 'instagram', limit: 3 });
    expect(screen.getByText('ready []')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});

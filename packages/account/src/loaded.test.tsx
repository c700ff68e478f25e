import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Loaded, type QueryResult } from './loaded.tsx';

const failure = (status: number) => ({ status, data: { message: 'No luck', errors: [], code: 'not_found' } });

function show(query: Partial<QueryResult<string>>, notFound?: string) {
  const refetch = vi.fn<() => void>();
  render(
    <Loaded query={{ isFetching: false, refetch, ...query }} skeleton="Shape" notFound={notFound}>
      {(text) => <p>{text}</p>}
    </Loaded>,
  );
  return refetch;
}

describe('AC1 the result of a query', () => {
  test('AC1 is its shape first, then its answer', () => {
    show({});
    expect(screen.getByText('Shape')).toBeTruthy();
    show({ currentData: 'Here' });
    expect(screen.getByText('Here')).toBeTruthy();
  });

  test('AC1 stays when looking for it anew fails', () => {
    show({ currentData: 'Here', error: failure(500) });
    expect(screen.getByText('Here')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('AC1 can be asked for again after a failure', () => {
    const refetch = show({ error: failure(500) }, 'Nowhere');
    expect(screen.queryByText('Nowhere')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('AC1 is nowhere after a 404, where the page has words for that', () => {
    show({ error: failure(404) }, 'Nowhere');
    expect(screen.getByText('Nowhere')).toBeTruthy();
    show({ error: failure(404) });
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

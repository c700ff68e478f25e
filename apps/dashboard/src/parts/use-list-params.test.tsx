import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useListParams } from './list-params.ts';

afterEach(cleanup);

function Page() {
  const list = useListParams();
  return (
    <button
      type="button"
      onClick={() => {
        list.change({ period: '90d' });
        list.change({ compare: 'none' });
      }}
    >
      {list.params.toString()}
    </button>
  );
}

it('two choices that follow each other before the page is drawn are both in the address', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('period=90d&compare=none')).toBeDefined();
});

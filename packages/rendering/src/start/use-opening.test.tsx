import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useOpening } from './use-opening.ts';

function Page(): ReactElement {
  useOpening();
  return <p>Page</p>;
}

it('a document is being opened until the shopper goes on', async () => {
  const { dataset } = document.documentElement;
  dataset['opening'] = '';
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  expect(dataset['opening']).toBe('');
  await act(() => router.navigate('/collection/all/'));
  expect(dataset).not.toHaveProperty('opening');
});

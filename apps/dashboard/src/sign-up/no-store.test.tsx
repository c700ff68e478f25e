import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NoStore } from './no-store.tsx';

afterEach(cleanup);

it('platform.md §3 Customer: shouldHaveStore – those who did not ask for a store read how to join one, and can still open theirs', async () => {
  const store = createOmnisStore({ app: 'dashboard', fetch: async () => Response.json({}) });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <NoStore />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re not on a store’s team yet');
  fireEvent.click(screen.getByRole('button', { name: 'Open my own store' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Create your store');
});

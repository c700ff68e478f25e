import { createOmnisStore, selectCurrency } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForeignCurrency } from './foreign-currency.tsx';

afterEach(cleanup);

async function show(chosen: 'GBP' | 'EUR', onChosen?: () => void) {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: () => new Promise(() => undefined),
    preloaded: { currency: { chosen, available: ['GBP', 'EUR'] } },
  });
  // Its code comes later.
  await act(async () =>
    render(
      <Provider store={store}>
        <LocaleContext value="en-GB">
          <input aria-label="Code" />
          <ForeignCurrency next="input" {...(onChosen ? { onChosen } : {})} />
        </LocaleContext>
      </Provider>,
    ),
  );
  return store;
}

describe('gift cards where another currency is chosen', () => {
  it('say which they are in, and lead there', async () => {
    const onChosen = vi.fn<() => void>();
    const store = await show('EUR', onChosen);
    const button = await screen.findByRole('button', { name: 'Show prices in GBP' });
    expect(
      screen.getByText('A gift card only works in its own currency. To use one in GBP, show prices in GBP.'),
    ).toBeTruthy();
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
    expect(selectCurrency(store.getState())).toBe('GBP');
    expect(onChosen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say nothing where their currency is chosen', async () => {
    await show('GBP');
    expect(screen.queryByText(/gift card/)).toBeNull();
  });
});

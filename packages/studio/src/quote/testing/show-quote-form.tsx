import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { QuoteForm } from '../quote-form.tsx';

/** Shows the form for quotes. @param call - in place of the browser's `fetch` */
export function showQuoteForm(call: typeof fetch, locale = 'en-GB'): void {
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch: call })}>
      <LocaleContext value={locale}>
        <MemoryRouter>
          <QuoteForm refused={null} country="GB" countries={[{ value: 'GB', label: 'United Kingdom' }]} />
        </MemoryRouter>
      </LocaleContext>
    </Provider>,
  );
}

/** Types into a field, by its label. */
export const fill = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses the button that sends it. */
export const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Ask for a quote' }));

import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocaleContext } from '../texts/use-texts.ts';
import { GiftNote } from './gift-note.tsx';

let kept: unknown[];

function store() {
  return createOmnisStore({
    app: 'storefront',
    fetch: async (_address, { body }) => {
      kept.push(typeof body === 'string' ? JSON.parse(body) : null);
      return Response.json({ items: [], giftNote: '' });
    },
  });
}

/** A basket that can be told of what its server has. */
function Told(): ReactElement {
  const [giftNote, setGiftNote] = useState('');
  return (
    <>
      <GiftNote giftNote={giftNote} />
      <button type="button" onClick={() => setGiftNote('For Ada')}>
        Answer
      </button>
    </>
  );
}
function open() {
  const { unmount } = render(
    <Provider store={store()}>
      <LocaleContext value="en-GB">
        <Told />
      </LocaleContext>
    </Provider>,
  );
  const field = screen.getByRole('textbox', { name: /Gift note/, hidden: true });
  return { unmount, field, details: field.closest('details') };
}
const note = (giftNote: string) => ({ giftNote });

beforeEach(() => {
  kept = [];
});
afterEach(cleanup);

it('a note that is typed goes along to the checkout without a press of Save', async () => {
  const { unmount, field } = open();
  fireEvent.change(field, { target: { value: 'For Ada ' } });
  expect(kept).toEqual([]);
  unmount();
  await waitFor(() => expect(kept).toEqual([note('For Ada')]));
});

it('a note is kept once nothing has been typed for a while, and its field stays as it is', async () => {
  const { unmount, field, details } = open();
  fireEvent.change(field, { target: { value: 'For' } });
  fireEvent.change(field, { target: { value: 'For Ada' } });
  await waitFor(() => expect(kept).toEqual([note('For Ada')]));
  fireEvent.click(screen.getByText('Answer'));
  expect(document.activeElement).toBe(document.body);
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(kept).toEqual([note('For Ada'), note('')]));
  expect(details?.open).toBe(true);
  unmount();
  expect(kept).toHaveLength(2);
});

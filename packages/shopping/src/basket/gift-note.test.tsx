import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiftNote } from './gift-note.tsx';
import { forgetUnsavedNote, unsavedNote } from './unsaved-note.ts';

let kept: unknown[];
let isDown: boolean;

function store() {
  return createOmnisStore({
    app: 'storefront',
    fetch: async (_address, { body }) => {
      kept.push(typeof body === 'string' ? JSON.parse(body) : null);
      return isDown ? Response.json({}, { status: 500 }) : Response.json({ items: [], giftNote: '' });
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
  isDown = false;
  forgetUnsavedNote();
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

describe('a note that could not be saved', () => {
  const words = 'Your note hasn’t been saved yet. We’ll try again when you continue.';
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  beforeEach(() => {
    isDown = true;
  });

  it('says so at its field until another is typed, which is saved', async () => {
    const { field } = open();
    type(field, 'For Ada');
    await screen.findByText(words);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    isDown = false;
    type(field, 'For Ada!');
    expect(screen.queryByText(words)).toBeNull();
    await waitFor(() => expect(kept).toEqual([note('For Ada'), note('For Ada!')]));
    await waitFor(() => expect(unsavedNote()).toBeNull());
  });

  it('is tried again when its field is left, and on the way to the checkout', async () => {
    const { unmount, field } = open();
    type(field, 'For Ada');
    await screen.findByText(words);
    fireEvent.blur(field);
    await waitFor(() => expect(kept).toHaveLength(2));
    await screen.findByText(words);
    // Let the answer be taken.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    isDown = false;
    unmount();
    await waitFor(() => expect(kept).toEqual(['For Ada', 'For Ada', 'For Ada'].map(note)));
    await waitFor(() => expect(unsavedNote()).toBeNull());
  });

  it('is kept in its tab, and there again when the basket is opened again', async () => {
    const { unmount, field } = open();
    type(field, 'For Ada');
    unmount();
    await waitFor(() => expect(kept).toEqual([note('For Ada')]));
    expect(unsavedNote()).toBe('For Ada');
    const again = open();
    expect(again.field).toHaveProperty('value', 'For Ada');
    expect(again.details?.open).toBe(true);
  });
});

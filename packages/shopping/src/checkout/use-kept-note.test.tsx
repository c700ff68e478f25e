import { createOmnisStore } from '@omnis/store';
import { useForm } from '@omnis/ui';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetUnsavedNote, unsavedNote } from '../basket/unsaved-note.ts';
import { useKeptNote } from './use-kept-note.ts';
import { emptyCheckout } from './values.ts';

let kept: unknown[];
let isDown: boolean;

function useNote({ giftNote }: { readonly giftNote: string }) {
  const form = useForm({ initialValues: emptyCheckout('GB'), schema: {}, onSubmit: async () => undefined });
  return { ...form, note: useKeptNote(form, giftNote, 'main') };
}
function open() {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (_address, { body }) => {
      kept.push(typeof body === 'string' ? JSON.parse(body) : null);
      return isDown ? Response.json({}, { status: 500 }) : Response.json({ items: [], giftNote: '' });
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(useNote, { wrapper, initialProps: { giftNote: '' } });
}
const quiet = () => act(async () => new Promise((resolve) => setTimeout(resolve, 700)));

beforeEach(() => {
  kept = [];
  isDown = false;
  forgetUnsavedNote();
});
afterEach(cleanup);

it('a note that was typed in the basket right before comes after the form', async () => {
  const { result, rerender } = open();
  rerender({ giftNote: 'For Ada' });
  expect(result.current.values.note).toBe('For Ada');
  await quiet();
  expect(kept).toEqual([]);
});

it('a note typed at the checkout is kept, and nothing takes its place', async () => {
  const { result, rerender } = open();
  act(() => result.current.setValues({ note: 'For Ben' }));
  rerender({ giftNote: 'For Ada' });
  await quiet();
  expect(result.current.values.note).toBe('For Ben');
  expect(kept).toEqual([{ giftNote: 'For Ben' }]);
});

it('a note that could not be kept is reported, sent again when its field is left, and there after the page is', async () => {
  isDown = true;
  const { result, unmount } = open();
  act(() => result.current.setValues({ note: 'For Ben' }));
  await quiet();
  expect(result.current.note.fault).toBe(
    'Your note hasn’t been saved yet. We’ll try again when you continue.',
  );
  act(() => result.current.note.onLeft());
  await quiet();
  unmount();
  expect(unsavedNote()).toBe('For Ben');
  await waitFor(() =>
    expect(kept).toEqual(['For Ben', 'For Ben', 'For Ben'].map((giftNote) => ({ giftNote }))),
  );
});

it('a kept note is not reported, and is not kept twice', async () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ note: 'For Ben' }));
  await quiet();
  act(() => result.current.note.onLeft());
  await quiet();
  unmount();
  expect(result.current.note.fault).toBeNull();
  expect(kept).toEqual([{ giftNote: 'For Ben' }]);
  expect(unsavedNote()).toBeNull();
});

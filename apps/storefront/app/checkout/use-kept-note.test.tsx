import { createOmnisStore } from '@omnis/store';
import { useForm } from '@omnis/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKeptNote } from './use-kept-note.ts';
import { emptyCheckout } from './values.ts';

let kept: unknown[];

function useNote({ giftNote }: { readonly giftNote: string }) {
  const form = useForm({ initialValues: emptyCheckout('GB'), schema: {}, onSubmit: async () => undefined });
  useKeptNote(form, giftNote);
  return form;
}
function open() {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (_address, { body }) => {
      kept.push(typeof body === 'string' ? JSON.parse(body) : null);
      return Response.json({ items: [], giftNote: '' });
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
});
afterEach(cleanup);

it('a note that was typed in the basket right before comes after the form', async () => {
  const { result, rerender } = open();
  rerender({ giftNote: 'For Ada' });
  expect(result.current.values.note).toBe('For Ada');
  await quiet();
  expect(kept).toEqual([]);
});

it('what is typed at the checkout is kept, and nothing takes its place', async () => {
  const { result, rerender } = open();
  act(() => result.current.setValues({ note: 'For Ben' }));
  rerender({ giftNote: 'For Ada' });
  await quiet();
  expect(result.current.values.note).toBe('For Ben');
  expect(kept).toEqual([{ giftNote: 'For Ben' }]);
});

import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { AccountDetails } from './details.tsx';
import { nell } from './nell.fixture.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The page as it is opened; what it sends is answered so. */
function open(user = nell, status = 401): HTMLInputElement {
  cleanup();
  const fetch = async (): Promise<Response> =>
    status === 200
      ? Response.json({ user: { ...nell, firstName: 'Nelly' } })
      : Response.json({ message: 'Gone', errors: [], code: 'unauthenticated' }, { status });
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <LocaleContext value="en-GB">
        <AccountDetails user={user} />
      </LocaleContext>
    </Provider>,
  );
  return screen.getByLabelText<HTMLInputElement>('First name');
}
const typeName = (field: HTMLElement, value: string): boolean =>
  fireEvent.change(field, { target: { value } });
const save = async (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

it('SA2 a name that was typed is there again when the session has ended meanwhile', async () => {
  typeName(open(), 'Nelly');
  await save();
  expect(open().value).toBe('Nelly');
});

it('SA2 that name is nothing for another account, which ends it', () => {
  typeName(open(), 'Nelly');
  expect(open({ ...nell, id: '00000000-0000-4000-8000-000000000002', firstName: 'Tom' }).value).toBe('Tom');
  expect(open().value).toBe('Nell');
});

it('SA2 that name is forgotten once it is saved, or typed back', async () => {
  typeName(open(nell, 200), 'Nelly');
  await save();
  expect(sessionStorage).toHaveLength(0);
  const field = open();
  typeName(field, 'Nelly');
  typeName(field, 'Nell');
  expect(sessionStorage).toHaveLength(0);
});

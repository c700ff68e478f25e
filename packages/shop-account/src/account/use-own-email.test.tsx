import { accountsApi } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { useForm } from '@omnis/ui';
import { useOwnEmail } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { customerSession } from './customer.fixture.ts';

afterEach(cleanup);

function Form(): ReactElement {
  const form = useForm({ initialValues: { email: '' }, schema: {}, onSubmit: async () => undefined });
  useOwnEmail(form);
  const { value, onValueChange } = form.field('email');
  return <input value={value} onChange={(event) => onValueChange(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function show() {
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json(customerSession) });
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
  const body = { email: customerSession.user.email, password: 'x' };
  return () =>
    act(async () => {
      await store.dispatch(accountsApi.endpoints.accountsLogin.initiate({ body }));
    });
}

it('the address of who is signed in stands in the form, and can be taken out', async () => {
  const signIn = show();
  expect(field().value).toBe('');
  await signIn();
  await vi.waitFor(() => expect(field().value).toBe('ada@shop.example'));
  type('');
  expect(field().value).toBe('');
});

it('text typed before is left', async () => {
  const signIn = show();
  type('bea@');
  await signIn();
  expect(field().value).toBe('bea@');
});

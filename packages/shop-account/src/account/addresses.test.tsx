import { testAddress } from '@omnis/shop-kit/testing';
import type { CallAnswer } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { snackbars } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Addresses } from './addresses.tsx';

type Saved = CallAnswer<'accounts.addresses'>;

const home: Saved['items'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  isDefault: true,
  ...testAddress,
};
const work = { ...home, id: '00000000-0000-4000-8000-000000000002', isDefault: false, street: '2 Mill Lane' };

let kept: Saved['items'];
let calls: { method: string; path: string; body: unknown }[];
/** The next change is refused with this. */
let refusal: object | null;

async function serve(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const made = new Request(request, init);
  const { method } = made;
  const path = new URL(made.url).pathname;
  const text = await made.text();
  if (method !== 'GET') {
    calls.push({ method, path, body: text === '' ? null : JSON.parse(text) });
    if (refusal !== null) return Response.json(refusal, { status: 422 });
    if (method === 'DELETE') kept = kept.filter(({ id }) => !path.includes(id));
    if (path.endsWith('/default/'))
      kept = kept
        .map((each) => ({ ...each, isDefault: path.includes(each.id) }))
        .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  }
  return Response.json({ items: kept, countries: ['GB', 'FR'], eoriCountries: ['FR'] });
}

async function shown(locale = 'en-GB'): Promise<void> {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value={locale}>
        <Addresses />
      </LocaleContext>
    </Provider>,
  );
  await screen.findAllByRole('button');
}
const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
};
const fill = (dialog: HTMLElement, label: string, value: string): void => {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
};

beforeEach(() => {
  kept = [home, work];
  for (const { id } of snackbars.getState().items) snackbars.dismiss(id);
  calls = [];
  refusal = null;
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SA1 a customer’s addresses', () => {
  it('are shown with the default one marked, and each button says which it is about', async () => {
    await shown();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Default delivery address');
    expect(screen.getByRole('button', { name: 'Edit: Ann Archer, 2 Mill Lane' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Use as default/ })).toHaveLength(1);
  });

  it('another one becomes the default, and the keyboard stays at it', async () => {
    await shown();
    await press('Use as default: Ann Archer, 2 Mill Lane');
    expect(calls).toEqual([
      { method: 'POST', path: `/omnis/v3/shop/customer/addresses/${work.id}/default/`, body: null },
    ]);
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('2 Mill Lane');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit: Ann Archer, 2 Mill Lane');
  });

  it('one is removed after a question, and the keyboard goes on at the way to add one', async () => {
    await shown();
    await press('Remove: Ann Archer, 2 Mill Lane');
    const dialog = await screen.findByRole('dialog', { name: 'Remove this address?' });
    expect(calls).toEqual([]);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' })));
    expect(calls).toMatchObject([{ method: 'DELETE' }]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Add an address');
  });

  it('each change is told, though the one before is told still', async () => {
    await shown();
    await press('Use as default: Ann Archer, 2 Mill Lane');
    await press('Remove: Ann Archer, 2 Mill Lane');
    const dialog = await screen.findByRole('dialog', { name: 'Remove this address?' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' })));
    expect(snackbars.getState().items.map(({ text }) => text)).toEqual([
      'We’ll suggest this address at your next checkout',
      'Address removed',
    ]);
  });

  it('one is added by the rules of the checkout', async () => {
    kept = [];
    await shown();
    expect(screen.getByText(/^Add one here/)).toBeTruthy();
    await press('Add an address');
    const dialog = await screen.findByRole('dialog', { name: 'Add an address' });
    fill(dialog, 'First name', 'Ann');
    fill(dialog, 'Last name', 'Archer');
    fill(dialog, 'Address', '1 High Street');
    fill(dialog, 'Town or city', 'Leeds');
    fill(dialog, 'Postcode', 'nonsense');
    const save = within(dialog).getByRole('button', { name: 'Save the address' });
    await act(async () => fireEvent.click(save));
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Postcode'));
    fill(dialog, 'Postcode', 'LS1 4AP');
    await act(async () => fireEvent.click(save));
    expect(calls).toMatchObject([
      { method: 'POST', body: { address: { street: '1 High Street', country: 'GB' }, isDefault: true } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('one is changed, and what the server finds stands at its field', async () => {
    await shown();
    await press('Edit: Ann Archer, 2 Mill Lane');
    const dialog = await screen.findByRole('dialog', { name: 'Edit the address' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Address').value).toBe('2 Mill Lane');
    fill(dialog, 'Address', '3 Mill Lane');
    refusal = {
      message: 'Not there',
      errors: [{ field: 'address.street', message: 'Not there' }],
      code: 'validation_failed',
    };
    const save = within(dialog).getByRole('button', { name: 'Save the address' });
    await act(async () => fireEvent.click(save));
    expect(within(dialog).getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
    refusal = null;
    await act(async () => fireEvent.click(save));
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      path: `/omnis/v3/shop/customer/addresses/${work.id}/`,
      body: { address: { street: '3 Mill Lane' } },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('text typed for another address is there again after Escape, until it is saved', async () => {
    await shown();
    await press('Add an address');
    const typed = async (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Add an address' });
    fill(await typed(), 'First name', 'Ann');
    await act(async () => fireEvent.keyDown(await typed(), { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Another form is none of its business.
    await press('Edit: Ann Archer, 2 Mill Lane');
    await press('Cancel');
    await press('Add an address');
    expect(within(await typed()).getByLabelText<HTMLInputElement>('First name').value).toBe('Ann');
    fill(await typed(), 'Last name', 'Archer');
    fill(await typed(), 'Address', '1 High Street');
    fill(await typed(), 'Town or city', 'Leeds');
    fill(await typed(), 'Postcode', 'LS1 4AP');
    await press('Save the address');
    await press('Add an address');
    expect(within(await typed()).getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it('a fault in the whole form is shown beside the button that was pressed', async () => {
    await shown();
    await press('Edit: Ann Archer, 2 Mill Lane');
    refusal = { message: 'Not now', code: 'server_error' };
    const save = screen.getByRole('button', { name: 'Save the address' });
    await act(async () => fireEvent.click(save));
    expect(screen.getByRole('alert').parentElement?.parentElement).toBe(save.parentElement);
  });
});

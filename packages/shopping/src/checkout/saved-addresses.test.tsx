import { useForm } from '@omnis/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SavedAddresses } from './saved-addresses.tsx';
import { emptyCheckout, fillAddress } from './values.ts';

afterEach(cleanup);

const kept = (id: string, street: string) => ({
  id,
  isDefault: false,
  firstName: 'Ann',
  lastName: 'Archer',
  company: '',
  street,
  street2: '',
  city: 'Leeds',
  state: '',
  country: 'GB',
  zip: 'LS1 1AA',
  eori: '',
});
const home = kept('home', '1 High Street');
const work = kept('work', '2 Mill Lane');

function Form({ addresses }: { readonly addresses: readonly (typeof home)[] }) {
  const form = useForm({
    initialValues: { ...emptyCheckout('GB'), ...fillAddress('shippingAddress', home) },
    onSubmit: () => undefined,
  });
  return (
    <>
      <SavedAddresses form={form} addresses={[...addresses]} />
      <button type="button" onClick={() => form.setValues({ 'shippingAddress.street': '9 Other Road' })}>
        Type
      </button>
      <output>{form.values['shippingAddress.street']}</output>
    </>
  );
}
const chooser = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Saved addresses' });

it('has nothing to choose while the only address is in the form', () => {
  render(<Form addresses={[home]} />);
  expect(chooser()).toBeNull();
});

it('leads back to the only address once another was typed, and stays for the keyboard', () => {
  render(<Form addresses={[home]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  const select = chooser();
  expect(select?.value).toBe('');
  if (select) fireEvent.change(select, { target: { value: 'home' } });
  expect(screen.getByRole('status').textContent).toBe('1 High Street');
  expect(chooser()?.value).toBe('home');
});

it('has those of several to choose from the beginning', () => {
  render(<Form addresses={[home, work]} />);
  expect(chooser()?.value).toBe('home');
});

import { useForm } from '@omnis/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { emptyCheckout } from './values.ts';

afterEach(cleanup);

interface FormLook {
  readonly country: string;
  readonly state: string;
  readonly express?: boolean;
  readonly asked?: AddressFieldsProps['asked'];
}

function Form({ country, state, express = false, asked }: FormLook) {
  const form = useForm({
    initialValues: { ...emptyCheckout(country), 'shippingAddress.state': state },
    onSubmit: () => undefined,
  });
  return (
    <>
      <AddressFields
        form={form}
        name="shippingAddress"
        countries={[{ value: country, label: country }]}
        eoriRequired
        brief={express}
        asked={asked}
      />
      <output>{form.values['shippingAddress.state']}</output>
    </>
  );
}

it.each([
  ['US', 'State', 57 + 2, '', ''],
  ['US', 'State', 57 + 2, 'california', 'CA'],
  ['CA', 'State or province', 13, 'ON', 'ON'],
  ['AU', 'State or province', 8, 'Foo', ''],
])('in %s the %s is one of %i, where “%s” is “%s”', (country, label, count, given, shown) => {
  render(<Form country={country} state={given} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  // Beside the words that ask for a choice.
  expect([field.options.length - 1, field.value]).toEqual([count, shown]);
  expect(field.getAttribute('autocomplete')).toBe('shipping address-level1');
  const last = field.options.item(count)?.value ?? '';
  fireEvent.change(field, { target: { value: last } });
  expect(screen.getByRole('status').textContent).toBe(last);
});

it('is typed where the post needs none, and not asked for where nobody knows one', () => {
  render(<Form country="ES" state="Madrid" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /State or province/ }).value).toBe('Madrid');
  cleanup();
  render(<Form country="GB" state="" />);
  expect(document.querySelector('[name="shippingAddress.state"]')).toBeNull();
});

it.each([
  ['DE', ['zip', 'city']],
  ['FR', ['zip', 'city']],
  ['GB', ['city', 'zip']],
  ['US', ['city', 'zip']],
])('asks for town and postcode in the order in which addresses of %s are written', (country, order) => {
  render(<Form country={country} state="" />);
  const names = [...document.querySelectorAll('input')].map(({ name }) => name.replace(/^.*\./, ''));
  expect(names.filter((name) => name === 'zip' || name === 'city')).toEqual(order);
});

it('opens what the express way leaves out, and asks a company there for its EORI number', () => {
  render(<Form country="FR" state="" express />);
  const field = (label: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name: label });
  expect([field(/^Company/), field(/^EORI/), field(/^Flat/)]).toEqual([null, null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Add a company, flat or floor' }));
  expect(screen.queryByRole('button')).toBeNull();
  const company = field(/^Company/);
  expect(document.activeElement).toBe(company);
  expect(field(/^Flat/)).not.toBeNull();
  if (company) fireEvent.change(company, { target: { value: 'Fox Ltd' } });
  expect(field(/^EORI/)?.required).toBe(true);
});

it('has the fields that the store asks for, also where little is asked', () => {
  const { rerender } = render(
    <Form country="GB" state="" asked={{ company: 'hidden', street2: 'hidden' }} />,
  );
  expect(screen.queryByRole('textbox', { name: /^Company/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Flat/ })).toBeNull();
  rerender(<Form country="GB" state="" express asked={{ company: 'required', street2: 'hidden' }} />);
  expect(screen.getByRole('textbox', { name: /^Company/ })).toHaveProperty('required', true);
  expect(screen.queryByRole('button')).toBeNull();
});

import type { PricedDraft } from '@omnis/contract';
import {
  Card,
  Combobox,
  Grid,
  moneyText,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
  type ComboboxOption,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { AddressFields } from './address-fields.tsx';
import { withCustomer } from './draft-values.ts';
import { useOrderDesk } from './order-desk.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** The customer of a draft: one who is known, or a new one. */
export function CustomerCard({ form }: { readonly form: DraftForm }): ReactElement {
  const { values, set, errors } = form;
  const desk = useOrderDesk();
  const [fault, setFault] = useState<string>();
  const choose = async (option: ComboboxOption | null): Promise<void> => {
    if (!option) return;
    const { data } = await desk.customer(option.value);
    setFault(data ? undefined : 'This customer could not be loaded. Try again.');
    if (data) set(withCustomer(values, data));
  };
  return (
    <Card title="Customer" description="Search for a customer, or enter a new one.">
      <Stack gap={5}>
        <Combobox
          label="Find a customer"
          placeholder="Search by name or email"
          value={null}
          clearable={false}
          error={fault}
          loadOptions={desk.findCustomers}
          onValueChange={(option) => void choose(option)}
        />
        <Grid fit="13rem" gap={4}>
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            error={errors['email']}
            onValueChange={(email) => set({ email })}
          />
          <TextField
            label="Phone"
            optional
            autoComplete="off"
            maxLength={40}
            value={values.phone}
            error={errors['phone']}
            onValueChange={(phone) => set({ phone })}
          />
        </Grid>
        <AddressFields address={values.address} errors={errors} onChange={(address) => set({ address })} />
      </Stack>
    </Card>
  );
}

const deliveryKinds = {
  none: 'Choose a delivery',
  own: 'Own name and price',
} as const;

/** How a draft is delivered: by a method of the store, or at a price of its own. */
export function DeliveryCard({
  form: { values, set, errors },
  methods,
  currency,
}: {
  readonly form: DraftForm;
  readonly methods: PricedDraft['methods'];
  readonly currency: string;
}): ReactElement {
  const { delivery } = values;
  const options = [
    { value: 'none', label: deliveryKinds.none },
    ...methods.map(({ code, name, price }) => ({
      value: `method:${code}`,
      label: `${name} · ${price === 0 ? 'free' : moneyText(price, currency)}`,
    })),
    // Chosen before the address was changed.
    ...(delivery.kind === 'method' && !methods.some(({ code }) => code === delivery.method)
      ? [{ value: `method:${delivery.method}`, label: 'Does not go there' }]
      : []),
    { value: 'own', label: deliveryKinds.own },
  ];
  const value = delivery.kind === 'method' ? `method:${delivery.method}` : delivery.kind;
  const choose = (next: string): void => {
    if (next === 'none' || next === 'own') set({ delivery: { ...delivery, kind: next } });
    else set({ delivery: { ...delivery, kind: 'method', method: next.slice('method:'.length) } });
  };
  return (
    <Card title="Delivery">
      <Stack gap={4}>
        <Select
          label="Delivery"
          value={value}
          options={options}
          error={errors['delivery'] ?? errors['delivery.method']}
          onValueChange={choose}
        />
        {delivery.kind === 'own' && (
          <Grid fit="10rem" gap={4}>
            <TextField
              label="Name"
              maxLength={80}
              placeholder="Courier"
              value={delivery.name}
              error={errors['delivery.name']}
              onValueChange={(name) => set({ delivery: { ...delivery, name } })}
            />
            <NumberField
              label={`Price (${currency})`}
              decimals={2}
              min={0}
              max={1_000_000}
              value={delivery.price}
              error={errors['delivery.price']}
              onValueChange={(price) => set({ delivery: { ...delivery, price } })}
            />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}

const discountOptions = [
  { value: 'none', label: 'No discount' },
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const;

/** The discount of a draft, with its reason. */
export function DiscountCard({
  form: { values, set, errors },
  currency,
}: {
  readonly form: DraftForm;
  readonly currency: string;
}): ReactElement {
  const { discount } = values;
  return (
    <Card title="Discount">
      <Stack gap={4}>
        <Select
          label="Discount"
          value={discount.kind}
          options={discountOptions}
          onValueChange={(kind) => set({ discount: { ...discount, kind } })}
        />
        {discount.kind !== 'none' && (
          <Grid fit="10rem" gap={4}>
            <NumberField
              label={discount.kind === 'percent' ? 'Per cent off' : `Amount off (${currency})`}
              decimals={2}
              min={0}
              max={discount.kind === 'percent' ? 100 : 1_000_000_000}
              value={discount.value}
              error={errors['discount.value']}
              onValueChange={(value) => set({ discount: { ...discount, value } })}
            />
            <TextField
              label="Reason"
              optional
              help="Your customer sees it beside the discount."
              maxLength={120}
              value={discount.reason}
              error={errors['discount.reason']}
              onValueChange={(reason) => set({ discount: { ...discount, reason } })}
            />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}

/** Words for the customer on a draft. */
export function NoteCard({ form: { values, set, errors } }: { readonly form: DraftForm }): ReactElement {
  return (
    <Card title="Note">
      <TextArea
        label="Note"
        optional
        help="Your customer reads it with the order."
        rows={3}
        maxLength={500}
        value={values.note}
        error={errors['note']}
        onValueChange={(note) => set({ note })}
      />
    </Card>
  );
}

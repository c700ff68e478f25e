import type { PricedDraft } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
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
import { withCustomer, type DraftValues } from './draft-values.ts';
import { useOrderDesk } from './order-desk.tsx';
import type { DraftForm } from './use-draft-form.ts';
import { deskOrdersTexts, type DeskOrdersTextKey } from '../texts/desk-orders/index.ts';

/** The customer of a draft: one who is known, or a new one. */
export function CustomerCard({ form }: { readonly form: DraftForm }): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const { values, set, errors } = form;
  const desk = useOrderDesk();
  const [fault, setFault] = useState<string>();
  const choose = async (option: ComboboxOption | null): Promise<void> => {
    if (!option) return;
    const { data } = await desk.customer(option.value);
    setFault(data ? undefined : t('customerNotLoaded'));
    if (data) set(withCustomer(values, data));
  };
  return (
    <Card title={t('customer')} description={t('customerIntro')}>
      <Stack gap={5}>
        <Combobox
          label={t('findCustomer')}
          placeholder={t('searchByNameOrEmail')}
          value={null}
          clearable={false}
          error={fault}
          loadOptions={desk.findCustomers}
          onValueChange={(option) => void choose(option)}
        />
        <Grid fit="13rem" gap={4}>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            error={errors['email']}
            onValueChange={(email) => set({ email })}
          />
          <TextField
            label={t('phone')}
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
  const t = useTexts(deskOrdersTexts);
  const { delivery } = values;
  const options = [
    { value: 'none', label: t('chooseDelivery') },
    ...methods.map(({ code, name, price }) => ({
      value: `method:${code}`,
      label: price === 0 ? t('freeMethod', { name }) : `${name} · ${moneyText(price, currency)}`,
    })),
    // Chosen before the address was changed.
    ...(delivery.kind === 'method' && !methods.some(({ code }) => code === delivery.method)
      ? [{ value: `method:${delivery.method}`, label: t('doesNotGoThere') }]
      : []),
    { value: 'own', label: t('ownNameAndPrice') },
  ];
  const value = delivery.kind === 'method' ? `method:${delivery.method}` : delivery.kind;
  const choose = (next: string): void => {
    if (next === 'none' || next === 'own') set({ delivery: { ...delivery, kind: next } });
    else set({ delivery: { ...delivery, kind: 'method', method: next.slice('method:'.length) } });
  };
  return (
    <Card title={t('delivery')}>
      <Stack gap={4}>
        <Select
          label={t('delivery')}
          value={value}
          options={options}
          error={errors['delivery'] ?? errors['delivery.method']}
          onValueChange={choose}
        />
        {delivery.kind === 'own' && (
          <Grid fit="10rem" gap={4}>
            <TextField
              label={t('name')}
              maxLength={80}
              placeholder={t('courier')}
              value={delivery.name}
              error={errors['delivery.name']}
              onValueChange={(name) => set({ delivery: { ...delivery, name } })}
            />
            <NumberField
              label={t('price', { currency })}
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
  { value: 'none', labelKey: 'noDiscount' },
  { value: 'percent', labelKey: 'percentage' },
  { value: 'amount', labelKey: 'amount' },
] as const satisfies readonly { value: DraftValues['discount']['kind']; labelKey: DeskOrdersTextKey }[];

/** The discount of a draft, with its reason. */
export function DiscountCard({
  form: { values, set, errors },
  currency,
}: {
  readonly form: DraftForm;
  readonly currency: string;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const { discount } = values;
  return (
    <Card title={t('discount')}>
      <Stack gap={4}>
        <Select
          label={t('discount')}
          value={discount.kind}
          options={discountOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
          onValueChange={(kind) => set({ discount: { ...discount, kind } })}
        />
        {discount.kind !== 'none' && (
          <Grid fit="10rem" gap={4}>
            <NumberField
              label={discount.kind === 'percent' ? t('perCentOff') : t('amountOff', { currency })}
              decimals={2}
              min={0}
              max={discount.kind === 'percent' ? 100 : 1_000_000_000}
              value={discount.value}
              error={errors['discount.value']}
              onValueChange={(value) => set({ discount: { ...discount, value } })}
            />
            <TextField
              label={t('reason')}
              optional
              help={t('discountReasonHelp')}
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
  const t = useTexts(deskOrdersTexts);
  return (
    <Card title={t('note')}>
      <TextArea
        label={t('note')}
        optional
        help={t('noteHelp')}
        rows={3}
        maxLength={500}
        value={values.note}
        error={errors['note']}
        onValueChange={(note) => set({ note })}
      />
    </Card>
  );
}

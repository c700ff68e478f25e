import { discountLimits, type DiscountKind } from '@omnis/models';
import { Card, NumberField, RadioGroup, Select, Stack, TextField, type RadioOption } from '@omnis/ui';
import type { ReactElement } from 'react';
import { GoodsField } from './goods-field.tsx';
import type { DiscountForm } from './use-discount-form.ts';

const methods: readonly RadioOption<'code' | 'automatic'>[] = [
  { value: 'code', label: 'Discount code' },
  { value: 'automatic', label: 'Automatic discount' },
];
const kinds: readonly { value: DiscountKind; label: string }[] = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed_amount', label: 'Fixed amount' },
  { value: 'free_delivery', label: 'Free delivery' },
  { value: 'buy_x_get_y', label: 'Buy X, get Y' },
];

/** Properties of {@link OfferCard}. */
export interface OfferCardProps {
  readonly form: DiscountForm;
  readonly isNew: boolean;
  /** A discount with several codes keeps them. */
  readonly codeCount: number;
  readonly currency: string;
}

const goodsFault = (errors: DiscountForm['errors'], field: string): string | null =>
  errors[`${field}.ids`] ??
  Object.entries(errors).find(([key]) => key.startsWith(`${field}.ids.`))?.[1] ??
  null;

function Bought({ form: { values, set, errors } }: { readonly form: DiscountForm }): ReactElement {
  return (
    <>
      <NumberField
        label="How many are bought"
        min={1}
        max={discountLimits.quantity}
        value={values.buy}
        error={errors['buyAndGet.buy'] ?? null}
        onValueChange={(buy) => set({ buy })}
      />
      <GoodsField
        label="Bought from"
        value={values.goods}
        error={goodsFault(errors, 'goods')}
        onValueChange={(goods) => set({ goods })}
      />
      <NumberField
        label="How many are given"
        min={1}
        max={discountLimits.quantity}
        value={values.get}
        error={errors['buyAndGet.get'] ?? null}
        onValueChange={(get) => set({ get })}
      />
      <GoodsField
        label="Given from"
        value={values.gets}
        error={goodsFault(errors, 'buyAndGet.gets')}
        onValueChange={(gets) => set({ gets })}
      />
      <NumberField
        label="Most times per order"
        optional
        help="Leave it empty for as often as the basket allows. The cheapest items are given."
        min={1}
        max={discountLimits.quantity}
        value={values.most}
        error={errors['buyAndGet.most'] ?? null}
        onValueChange={(most) => set({ most })}
      />
    </>
  );
}

/** The offer of a discount: its title, its code and its gift. */
export function OfferCard({ form, isNew, codeCount, currency }: OfferCardProps): ReactElement {
  const { values, set, errors } = form;
  const { kind } = values;
  const isAmount = kind === 'fixed_amount';
  return (
    <Card title="Offer">
      <Stack gap={5}>
        <TextField
          label="Title"
          help="Shoppers see it in the basket, on their order and on the invoice."
          maxLength={discountLimits.title}
          autoComplete="off"
          value={values.title}
          error={errors['title']}
          onValueChange={(title) => set({ title })}
        />
        {isNew && (
          <RadioGroup
            label="How shoppers get it"
            look="inline"
            options={methods}
            value={values.method}
            onValueChange={(method) => set({ method })}
          />
        )}
        {values.method === 'code' && codeCount < 2 && (
          <TextField
            label="Code"
            help="Capital and small letters are the same."
            maxLength={discountLimits.code}
            autoComplete="off"
            spellCheck={false}
            value={values.code}
            error={errors['code']}
            onValueChange={(code) => set({ code })}
          />
        )}
        <Select
          label="What it gives"
          value={kind}
          options={kinds}
          onValueChange={(to) => set({ kind: to, value: to === 'buy_x_get_y' ? 100 : 10 })}
        />
        {kind !== 'free_delivery' && (
          <NumberField
            label={isAmount ? 'Amount off' : 'Percentage off'}
            {...(isAmount ? { prefix: currency, decimals: 2 } : { suffix: '%', max: 100, decimals: 1 })}
            {...(kind === 'buy_x_get_y' ? { help: 'Off what is given. 100% makes it free.' } : {})}
            min={0}
            value={values.value}
            error={errors['value'] ?? null}
            onValueChange={(value) => set({ value })}
          />
        )}
        {kind === 'buy_x_get_y' ? (
          <Bought form={form} />
        ) : (
          <GoodsField
            label="Applies to"
            value={values.goods}
            error={goodsFault(errors, 'goods')}
            onValueChange={(goods) => set({ goods })}
          />
        )}
      </Stack>
    </Card>
  );
}

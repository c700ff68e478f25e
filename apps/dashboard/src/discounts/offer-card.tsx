import { discountLimits, type DiscountKind } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, NumberField, RadioGroup, Select, Stack, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { GoodsField } from './goods-field.tsx';
import type { DiscountForm } from './use-discount-form.ts';
import { discountsTexts } from '../texts/discounts/index.ts';
import type en from '../texts/discounts/en.ts';
import { optionsIn } from '../parts/options-in.ts';

const methods = [
  { value: 'code', label: 'discountCode' },
  { value: 'automatic', label: 'automaticDiscount' },
] as const satisfies readonly { readonly value: 'code' | 'automatic'; readonly label: keyof typeof en }[];
const kinds = [
  { value: 'percentage', label: 'percentage' },
  { value: 'fixed_amount', label: 'fixedAmount' },
  { value: 'free_delivery', label: 'freeDelivery' },
  { value: 'buy_x_get_y', label: 'buyXGetY' },
] as const satisfies readonly { value: DiscountKind; label: keyof typeof en }[];

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
  const t = useTexts(discountsTexts);
  return (
    <>
      <NumberField
        label={t('howManyAreBought')}
        min={1}
        max={discountLimits.quantity}
        value={values.buy}
        error={errors['buyAndGet.buy'] ?? null}
        onValueChange={(buy) => set({ buy })}
      />
      <GoodsField
        label={t('boughtFrom')}
        value={values.goods}
        error={goodsFault(errors, 'goods')}
        onValueChange={(goods) => set({ goods })}
      />
      <NumberField
        label={t('howManyAreGiven')}
        min={1}
        max={discountLimits.quantity}
        value={values.get}
        error={errors['buyAndGet.get'] ?? null}
        onValueChange={(get) => set({ get })}
      />
      <GoodsField
        label={t('givenFrom')}
        value={values.gets}
        error={goodsFault(errors, 'buyAndGet.gets')}
        onValueChange={(gets) => set({ gets })}
      />
      <NumberField
        label={t('mostTimesPerOrder')}
        optional
        help={t('mostTimesPerOrderHelp')}
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
  const t = useTexts(discountsTexts);
  const { values, set, errors } = form;
  const { kind } = values;
  const isAmount = kind === 'fixed_amount';
  return (
    <Card title={t('offer')}>
      <Stack gap={5}>
        <TextField
          label={t('title')}
          help={t('titleHelp')}
          maxLength={discountLimits.title}
          autoComplete="off"
          value={values.title}
          error={errors['title']}
          onValueChange={(title) => set({ title })}
        />
        {isNew && (
          <RadioGroup
            label={t('howShoppersGetIt')}
            look="inline"
            options={optionsIn(t, methods)}
            value={values.method}
            onValueChange={(method) => set({ method })}
          />
        )}
        {values.method === 'code' && codeCount < 2 && (
          <TextField
            label={t('code')}
            help={t('codeHelp')}
            maxLength={discountLimits.code}
            autoComplete="off"
            spellCheck={false}
            value={values.code}
            error={errors['code']}
            onValueChange={(code) => set({ code })}
          />
        )}
        <Select
          label={t('whatItGives')}
          value={kind}
          options={optionsIn(t, kinds)}
          onValueChange={(to) => set({ kind: to, value: to === 'buy_x_get_y' ? 100 : 10 })}
        />
        {kind !== 'free_delivery' && (
          <NumberField
            label={isAmount ? t('amountOff') : t('percentageOff')}
            {...(isAmount ? { prefix: currency, decimals: 2 } : { suffix: '%', max: 100, decimals: 1 })}
            {...(kind === 'buy_x_get_y' ? { help: t('offWhatGiven100Makes') } : {})}
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
            label={t('appliesTo')}
            value={values.goods}
            error={goodsFault(errors, 'goods')}
            onValueChange={(goods) => set({ goods })}
          />
        )}
      </Stack>
    </Card>
  );
}

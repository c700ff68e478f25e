import type { ManagedProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, NumberField, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { FixedPriceFields } from './fixed-price-fields.tsx';
import { moneyTyping } from './money-typing.ts';
import { localTime, timeOfLocal } from './sale-time.ts';
import type { ProductForm } from './use-product-form.ts';
import { shared, type EditedVariant } from './variant-values.ts';
import { marginOf } from './variants-card.tsx';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-prices-card' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space.4')};
  align-items: start;

  .margin {
    align-self: center;
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link PricesCard}. */
export interface PricesCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** Prices of the product: those of all its variants at once, when a sale counts, and within which bounds. */
export function PricesCard({ form, product }: PricesCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { values, update, set, errors } = form;
  const money = moneyTyping(product.currency);
  const [first] = values.variants;
  const setAll = (changes: Partial<EditedVariant>): void =>
    update(({ variants }) => ({ variants: variants.map((each) => ({ ...each, ...changes })) }));
  const price = shared(values.variants, 'price');
  const salePrice = shared(values.variants, 'salePrice');
  const isAlone = values.variants.length === 1;
  // One that has options is edited in the grid.
  const hasOptions = values.variants.some((variant) => variant.values.length > 0);
  // With several variants, the grid says which one is at fault.
  const faultOf = (key: 'price' | 'salePrice' | 'cost'): string | undefined =>
    errors[key] ?? (isAlone || key !== 'cost' ? errors[`${first?.id}.${key}`] : undefined);
  const margin = isAlone && first ? marginOf(first) : null;
  const isOnSale = values.variants.some((variant) => variant.salePrice !== null);
  return (
    <Card
      title={t('pricing')}
      description={
        isAlone
          ? undefined
          : t('setsAllVariants', { variants: t('variantsCounted', { count: values.variants.length }) })
      }
    >
      <Root>
        <NumberField
          label={t('priceOfAll')}
          {...money}
          keepTyped
          value={price ?? null}
          error={faultOf('price')}
          placeholder={price === undefined ? t('various') : ''}
          onValueChange={(next) => setAll({ price: next })}
        />
        <NumberField
          label={t('salePriceOfAll')}
          optional
          {...money}
          keepTyped
          value={salePrice ?? null}
          error={faultOf('salePrice')}
          placeholder={salePrice === undefined ? t('various') : t('notOnSale')}
          onValueChange={(next) => setAll({ salePrice: next })}
        />
        {isOnSale && (
          <>
            <TextField
              label={t('saleStarts')}
              optional
              type="datetime-local"
              value={localTime(values.saleFrom)}
              error={errors['saleFrom']}
              onValueChange={(next) => set({ saleFrom: timeOfLocal(next) })}
            />
            <TextField
              label={t('saleEnds')}
              optional
              type="datetime-local"
              value={localTime(values.saleUntil)}
              error={errors['saleUntil']}
              onValueChange={(next) => set({ saleUntil: timeOfLocal(next) })}
            />
          </>
        )}
        {isAlone && first && (
          <NumberField
            label={t('costPerItem')}
            optional
            help={t('costPerItemHelp')}
            {...money}
            keepTyped
            value={first.cost}
            error={faultOf('cost')}
            onValueChange={(next) => setAll({ cost: next })}
          />
        )}
        {isAlone && first && !hasOptions && (
          <FixedPriceFields
            variant={first}
            currencies={product.otherCurrencies}
            errors={errors}
            onChange={(fixedPrices) => setAll({ fixedPrices })}
          />
        )}
        {margin !== null && <p className="margin">{t('margin', { margin })}</p>}
        <NumberField
          label={t('lowestPrice')}
          optional
          help={t('lowestPriceHelp')}
          {...money}
          keepTyped
          value={values.minPrice}
          error={errors['minPrice']}
          onValueChange={(next) => set({ minPrice: next })}
        />
        <NumberField
          label={t('highestPrice')}
          optional
          help={t('highestPriceHelp')}
          {...money}
          keepTyped
          value={values.maxPrice}
          error={errors['maxPrice']}
          onValueChange={(next) => set({ maxPrice: next })}
        />
        <NumberField
          label={t('priceOfNewVariants')}
          optional
          help={t('priceOfNewVariantsHelp')}
          {...money}
          keepTyped
          value={values.defaultPrice}
          error={errors['defaultPrice']}
          onValueChange={(next) => set({ defaultPrice: next })}
        />
      </Root>
    </Card>
  );
}

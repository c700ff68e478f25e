import type { ManagedProduct } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import { Card, counted, NumberField, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { FixedPriceFields } from './fixed-price-fields.tsx';
import { moneyTyping } from './money-typing.ts';
import { localTime, timeOfLocal } from './sale-time.ts';
import type { ProductForm } from './use-product-form.ts';
import { shared, type EditedVariant } from './variant-values.ts';
import { marginOf } from './variants-card.tsx';

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
      title="Pricing"
      description={
        isAlone
          ? undefined
          : `These set all ${counted(values.variants.length, 'variant')}; change single ones below.`
      }
    >
      <Root>
        <NumberField
          label="Price"
          {...money}
          keepTyped
          value={price ?? null}
          error={faultOf('price')}
          placeholder={price === undefined ? 'Various' : ''}
          onValueChange={(next) => setAll({ price: next })}
        />
        <NumberField
          label="Sale price"
          optional
          {...money}
          keepTyped
          value={salePrice ?? null}
          error={faultOf('salePrice')}
          placeholder={salePrice === undefined ? 'Various' : 'Not on sale'}
          onValueChange={(next) => setAll({ salePrice: next })}
        />
        {isOnSale && (
          <>
            <TextField
              label="Sale starts"
              optional
              type="datetime-local"
              value={localTime(values.saleFrom)}
              error={errors['saleFrom']}
              onValueChange={(next) => set({ saleFrom: timeOfLocal(next) })}
            />
            <TextField
              label="Sale ends"
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
            label="Cost per item"
            optional
            help="Shoppers never see this."
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
        {margin !== null && <p className="margin">Margin: {margin}%</p>}
        <NumberField
          label="Lowest price"
          optional
          help="No variant can be priced below this."
          {...money}
          keepTyped
          value={values.minPrice}
          error={errors['minPrice']}
          onValueChange={(next) => set({ minPrice: next })}
        />
        <NumberField
          label="Highest price"
          optional
          help="No variant can be priced above this."
          {...money}
          keepTyped
          value={values.maxPrice}
          error={errors['maxPrice']}
          onValueChange={(next) => set({ maxPrice: next })}
        />
        <NumberField
          label="Price of new variants"
          optional
          help="Empty: the lowest price of the others."
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

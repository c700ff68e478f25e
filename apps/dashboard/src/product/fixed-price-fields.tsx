import { currencyOf, type CurrencyCode } from '@omnis/models';
import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { fixedColumn, fixedPriceOf, withFixedPrice, type EditedFixedPrices } from './fixed-prices.ts';
import { moneyTyping } from './money-typing.ts';
import type { ProductErrors } from './product-rules.ts';
import type { EditedVariant } from './variant-values.ts';

/** Properties of {@link FixedPriceFields}. */
export interface FixedPriceFieldsProps {
  readonly variant: EditedVariant;
  /** Currencies that the store offers beside its own. */
  readonly currencies: readonly CurrencyCode[];
  readonly errors: ProductErrors;
  readonly onChange: (fixedPrices: EditedFixedPrices) => void;
}

/** Prices of its own in other currencies, of a product without options. */
export function FixedPriceFields({
  variant,
  currencies,
  errors,
  onChange,
}: FixedPriceFieldsProps): ReactElement {
  const { id, fixedPrices } = variant;
  return (
    <>
      {currencies.map((code) =>
        (['price', 'salePrice'] as const).map((field) => (
          <NumberField
            key={fixedColumn(code, field)}
            label={field === 'price' ? `Price in ${code}` : `Sale price in ${code}`}
            optional
            {...(field === 'price'
              ? { help: `${currencyOf(code).name}. Empty: converted at the rate of the day.` }
              : {})}
            {...moneyTyping(code)}
            keepTyped
            value={fixedPriceOf(fixedPrices, code)[field]}
            error={errors[`${id}.${fixedColumn(code, field)}`]}
            placeholder={field === 'price' ? 'Converted' : 'Not on sale'}
            onValueChange={(next) => onChange(withFixedPrice(fixedPrices, code, { [field]: next }))}
          />
        )),
      )}
    </>
  );
}

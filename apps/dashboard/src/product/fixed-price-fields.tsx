import { currencyOf, type CurrencyCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { fixedColumn, fixedPriceOf, withFixedPrice, type EditedFixedPrices } from './fixed-prices.ts';
import { moneyTyping } from './money-typing.ts';
import type { ProductErrors } from './product-rules.ts';
import type { EditedVariant } from './variant-values.ts';
import { productTexts } from '../texts/product/index.ts';

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
  const t = useTexts(productTexts);
  const { id, fixedPrices } = variant;
  return (
    <>
      {currencies.map((code) =>
        (['price', 'salePrice'] as const).map((field) => (
          <NumberField
            key={fixedColumn(code, field)}
            label={field === 'price' ? t('price', { code }) : t('salePrice', { code })}
            optional
            {...(field === 'price'
              ? { help: t('emptyConvertedRateDay', { name: currencyOf(code).name }) }
              : {})}
            {...moneyTyping(code)}
            keepTyped
            value={fixedPriceOf(fixedPrices, code)[field]}
            error={errors[`${id}.${fixedColumn(code, field)}`]}
            placeholder={field === 'price' ? t('converted') : t('notOnSale')}
            onValueChange={(next) => onChange(withFixedPrice(fixedPrices, code, { [field]: next }))}
          />
        )),
      )}
    </>
  );
}

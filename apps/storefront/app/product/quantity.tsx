import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Properties of the quantity selector. */
export interface QuantityProps {
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly max: number;
  readonly disabled: boolean;
}

/** How many; only themes that show it load it. */
export default function Quantity(props: QuantityProps): ReactElement {
  const t = useTexts(productTexts);
  return <NumberField className="quantity" label={t('quantity')} min={1} steppers {...props} />;
}

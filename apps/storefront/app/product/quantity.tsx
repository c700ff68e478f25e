import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Properties of the quantity selector. */
export interface QuantityProps {
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly max: number;
  readonly disabled: boolean;
}

/** How many; only themes that show it load it. */
export default function Quantity(props: QuantityProps): ReactElement {
  return <NumberField className="quantity" label="Quantity" min={1} steppers {...props} />;
}

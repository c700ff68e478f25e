import { useCheckoutQuoteQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { PackageCheck, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { deliverySpan } from '../checkout/delivery-dates.ts';
import { useCore } from '../data/core.ts';
import { formatRoundPrice } from '../data/price.ts';
import { useHydrated } from '../data/use-hydrated.ts';
import { useVisitorBasket } from '../data/visitor.ts';

function Known(): ReactElement {
  const { country, locale } = useCore().state.store;
  const currency = useAppSelector(selectCurrency);
  const { data } = useCheckoutQuoteQuery({ body: { country, currency } }, { skip: country === '' });
  const { basket } = useVisitorBasket('main');
  const [method] = data?.shippingMethods ?? [];
  const free = basket?.freeDelivery;
  return (
    <>
      {method && (
        <li>
          <Truck aria-hidden="true" />
          <span>
            Arrives {deliverySpan(method, locale)} <small>with {method.name}</small>
          </span>
        </li>
      )}
      {free && basket && (
        <li>
          <PackageCheck aria-hidden="true" />
          <span>Free delivery over {formatRoundPrice(free.threshold, basket.currency)}</span>
        </li>
      )}
    </>
  );
}

/** When it would arrive, and from which sum on delivery is free, as the store's own delivery methods say. */
export function Promises(): ReactElement {
  return (
    <ul className="promises" aria-label="Delivery">
      {useHydrated() && <Known />}
    </ul>
  );
}

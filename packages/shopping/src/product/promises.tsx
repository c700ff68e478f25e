import { useCheckoutQuoteQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { formatRoundPrice, useCore, useHydrated, useVisitorBasket } from '@omnis/shop-kit';
import { Mail, PackageCheck, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { deliverySpan } from '../checkout/delivery-dates.ts';
import { productTexts } from '../texts/product/index.ts';
import { promisedDay } from './own-days.ts';

function Known(): ReactElement {
  const t = useTexts(productTexts);
  const { country } = useCore().state.store;
  const currency = useAppSelector(selectCurrency);
  const { data, isError, isFetching, refetch } = useCheckoutQuoteQuery(
    { body: { country, currency } },
    { skip: country === '' },
  );
  const { basket } = useVisitorBasket('main');
  const [method] = data?.shippingMethods ?? [];
  const free = basket?.freeDelivery;
  return (
    <>
      {method && (
        <li>
          <Truck aria-hidden="true" />
          <span>
            {t('arrives', { span: deliverySpan(method, promisedDay(t)) })}{' '}
            <small>{t('withMethod', { name: method.name })}</small>
          </span>
        </li>
      )}
      {isError && data === undefined && (
        <li>
          <Truck aria-hidden="true" />
          <span role="status">
            {t('noDeliveryDate')}{' '}
            <button
              type="button"
              className="again"
              // Kept in place while it tries, so that the keyboard does not lose it.
              aria-disabled={isFetching}
              onClick={() => {
                if (!isFetching) void refetch();
              }}
            >
              {t('tryAgain')}
            </button>
          </span>
        </li>
      )}
      {free && basket && (
        <li>
          <PackageCheck aria-hidden="true" />
          <span>
            {t('freeOver', { amount: formatRoundPrice(free.threshold, basket.currency, t.locale) })}
          </span>
        </li>
      )}
    </>
  );
}

/**
 * When it would arrive, and from which sum on delivery is free, as the store's own delivery methods say; a gift card goes
 * by mail.
 */
export function Promises({ byMail = false }: { readonly byMail?: boolean }): ReactElement {
  const t = useTexts(productTexts);
  const hydrated = useHydrated();
  return (
    <ul className="promises" aria-label={t('delivery')}>
      {byMail ? (
        <li>
          <Mail aria-hidden="true" />
          <span>{t('sentByMail')}</span>
        </li>
      ) : (
        hydrated && <Known />
      )}
    </ul>
  );
}

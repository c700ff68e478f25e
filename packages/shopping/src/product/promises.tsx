import { useCheckoutQuoteQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import {
  formatPrice,
  formatRoundPrice,
  shellTexts,
  useCore,
  useHydrated,
  useVisitorBasket,
  useVisitorCountry,
} from '@omnis/shop-kit';
import { Mail, PackageCheck, RotateCcw, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { deliverySpan } from '../checkout/delivery-dates.ts';
import { productTexts } from '../texts/product/index.ts';
import { promisedDay } from './own-days.ts';

function Known(): ReactElement {
  const t = useTexts(productTexts);
  const country = useVisitorCountry();
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
            <small>
              {t('withMethod', {
                name:
                  method.price > 0
                    ? t('deliveryPrice', {
                        name: method.name,
                        price: formatPrice(method.price, currency, t.locale),
                      })
                    : method.name,
              })}
            </small>
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

/** Properties of {@link Promises}. */
export interface PromisesProps {
  /** It goes by email, as a gift card does, and cannot be sent back. */
  readonly byMail?: boolean;
  /** A shopper can have it made for themselves; it comes back only when it is faulty then. */
  readonly personalizable?: boolean;
}

/**
 * How it can be returned, when it would arrive, from which sum on delivery is free, as the store's own delivery methods
 * say, and how it can be paid; a gift card goes by mail.
 */
export function Promises({ byMail = false, personalizable = false }: PromisesProps): ReactElement {
  const t = useTexts(productTexts);
  const shell = useTexts(shellTexts);
  const { promises } = useCore().state.store;
  const hydrated = useHydrated();
  return (
    <>
      <ul className="promises" aria-label={t('delivery')}>
        {/* First, as the server knows it: what comes later moves nothing. */}
        {promises && !byMail && (
          <li>
            <RotateCcw aria-hidden="true" />
            <span>
              {promises.returns ||
                t(personalizable ? 'returnUnlessMade' : 'returnWithin', { days: promises.returnDays })}
            </span>
          </li>
        )}
        {byMail ? (
          <li>
            <Mail aria-hidden="true" />
            <span>{t('sentByMail')}</span>
          </li>
        ) : (
          hydrated && <Known />
        )}
      </ul>
      {promises && promises.marks.length > 0 && (
        <ul className="marks" aria-label={shell('waysToPay')}>
          {promises.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
    </>
  );
}

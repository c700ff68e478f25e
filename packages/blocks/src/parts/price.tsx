import { isOnSale } from '@omnis/models';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { useMoney } from '../environment/use-money.ts';
import { readNumber, readText, type Values } from '../read/read.ts';
import { useBlockText } from '../text/block-text.ts';

/** A price as a block holds it. */
export interface BlockPrice {
  /** Major units. */
  readonly price: number;
  /** Major units; null when it is not on sale. */
  readonly salePrice: number | null;
  readonly currency: string;
  /** Such as `From`. */
  readonly prefix: string;
}

/** The price, salePrice, currency and pricePrefix of a block; null when it names no price. */
export function readPrice(values: Values): BlockPrice | null {
  const price = readNumber(values, 'price', { fallback: null, min: 0 });
  if (price === null) return null;
  return {
    price,
    salePrice: readNumber(values, 'salePrice', { fallback: null, min: 0 }),
    currency: readText(values, 'currency', 'GBP'),
    prefix: readText(values, 'pricePrefix').trim(),
  };
}

/** How a price looks, for the class `price` inside a styled root. */
export const priceCss = css`
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    color: var(--b-price-color, ${token('price.color')});
    font-variant-numeric: tabular-nums;
  }
  .price ins {
    color: var(--b-price-color, ${token('price.sale')});
    text-decoration: none;
  }
  .price del {
    color: var(--b-price-color, ${token('price.was')});
    font-weight: ${token('weight.regular')};
    text-decoration-thickness: 1px;
  }
  .price small {
    font-size: 0.875em;
    font-weight: ${token('weight.regular')};
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A price; on sale, both prices, told apart for eyes and ears. */
export function Price({ price, salePrice, currency, prefix }: BlockPrice): ReactElement {
  const say = useBlockText();
  const formatMoney = useMoney();
  const lead = prefix === '' ? null : <small>{prefix}</small>;
  if (salePrice === null || !isOnSale({ price, salePrice })) {
    return (
      <p className="price">
        {lead}
        <span>{formatMoney(price, currency)}</span>
      </p>
    );
  }
  return (
    <p className="price">
      {lead}
      <ins>
        <span className="unseen">{say('Now')} </span>
        {formatMoney(salePrice, currency)}
      </ins>
      <del>
        <span className="unseen">{say('Was')} </span>
        {formatMoney(price, currency)}
      </del>
    </p>
  );
}

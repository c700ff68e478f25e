import type { Address } from '@omnis/contract';
import { postalLines } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Fragment, type ReactElement } from 'react';
import { orderTexts } from '../texts/order/index.ts';

const linesOf = (address: Address): string[] => postalLines(address, 'en-GB');

/** Tells whether two addresses say the same. */
export function isSameAddress(one: Address, other: Address): boolean {
  return linesOf(one).join('\n') === linesOf(other).join('\n');
}

/** A postal address. */
export function AddressBlock({ address }: { readonly address: Address }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <address style={{ fontStyle: 'normal' }}>
      {linesOf(address).map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {line}
          <br />
        </Fragment>
      ))}
      {address.eori !== '' && t('eori', { eori: address.eori })}
    </address>
  );
}

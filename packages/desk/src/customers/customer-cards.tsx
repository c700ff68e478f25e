import type { ManagedCustomer } from '@omnis/contract';
import type { ReactElement } from 'react';
import { AddressCard } from './address-card.tsx';
import type { CustomerForm } from './customer-values.ts';
import { DetailsCard, LeadCard, SocialCard, TagsCard } from './details-cards.tsx';

/** Properties of {@link CustomerCards}. */
export interface CustomerCardsProps {
  readonly form: CustomerForm;
  /** null for a new one. */
  readonly customer: ManagedCustomer | null;
  /** ISO 4217 code of the store, in which the potential value is entered. */
  readonly currency: string;
  /** The person may say who works for the store. */
  readonly maySetInternal: boolean;
}

/** The fields of a customer, as a store's team and staff fill them in. */
export function CustomerCards({
  form,
  customer,
  currency,
  maySetInternal,
}: CustomerCardsProps): ReactElement {
  return (
    <>
      <DetailsCard form={form} isNew={customer === null} maySetInternal={maySetInternal} />
      <AddressCard form={form} />
      <TagsCard form={form} />
      <LeadCard form={form} customer={customer} currency={currency} />
      <SocialCard form={form} />
    </>
  );
}

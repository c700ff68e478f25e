/** What somebody comes for, as the first part of the address says it (storefront.md §2 Route list). */
export type AfterSalePurpose = 'edit-order' | 'update-address' | 'returns';

/** Words of each purpose. */
export const purposeWords: Readonly<Record<AfterSalePurpose, { title: string; text: string }>> = {
  'edit-order': {
    title: 'Change or cancel your order',
    text: 'Until we begin to make your order you can take things out, choose another colour or size, or cancel it.',
  },
  'update-address': {
    title: 'Change your delivery address',
    text: 'Until we begin to make your order you can have it sent somewhere else.',
  },
  returns: {
    title: 'Return or exchange',
    text: 'You have 30 days from the day it arrived, for your money back or for another colour or size.',
  },
};

/** The purpose of an address such as `/edit-order/…`. */
export function purposeOf(pathname: string): AfterSalePurpose {
  const [, first = ''] = pathname.toLowerCase().split('/');
  return first === 'update-address' || first === 'returns' ? first : 'edit-order';
}

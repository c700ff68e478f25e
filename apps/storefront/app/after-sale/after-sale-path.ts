/** What somebody comes for, as the first part of the address says it (storefront.md §2 Route list). */
export type AfterSalePurpose = 'edit-order' | 'update-address';

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
};

/** The purpose of an address such as `/edit-order/…`. */
export function purposeOf(pathname: string): AfterSalePurpose {
  return pathname.toLowerCase().startsWith('/update-address') ? 'update-address' : 'edit-order';
}

/** Purpose of a visit, as the first part of the address names it (storefront.md §2 Route list). */
export type AfterSalePurpose = 'edit-order' | 'update-address' | 'returns';

/** Keys of the words of each purpose. */
export const purposeWords = {
  'edit-order': {
    title: 'editTitle',
    text: 'editText',
  },
  'update-address': {
    title: 'addressTitle',
    text: 'addressText',
  },
  returns: {
    title: 'returnOrExchange',
    text: 'returnText',
  },
} as const satisfies Readonly<Record<AfterSalePurpose, { title: string; text: string }>>;

/** The purpose of an address such as `/edit-order/…`. */
export function purposeOf(pathname: string): AfterSalePurpose {
  const [, first = ''] = pathname.toLowerCase().split('/');
  return first === 'update-address' || first === 'returns' ? first : 'edit-order';
}

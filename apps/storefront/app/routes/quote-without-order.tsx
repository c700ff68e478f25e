import { redirect } from 'react-router';

/** A quote is found by its order; without one there is only to ask for one (storefront.md §2 /advanced-quote/{order?}/). */
const toForm = (): never => {
  throw redirect('/get-a-quote/');
};

export const loader = toForm;
export const clientLoader = toForm;

export default function QuoteWithoutOrder(): null {
  return null;
}

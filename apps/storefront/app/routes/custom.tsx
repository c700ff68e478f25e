import { redirect } from 'react-router';

/** An address of old (storefront.md §2 /custom/). */
const toStudio = (): never => {
  throw redirect('/design-your-own-t-shirt/', 301);
};

export const loader = toStudio;
export const clientLoader = toStudio;

export default function Custom(): null {
  return null;
}

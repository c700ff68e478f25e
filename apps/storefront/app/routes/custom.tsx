import { redirect } from 'react-router';
import type { Route } from './+types/custom.ts';

/** An address of old, with what a link adds to it (storefront.md §2 /custom/). */
const toStudio = ({ url }: { readonly url: URL }): Response =>
  redirect(`/design-your-own-t-shirt/${url.search}`, 301);

export const loader = ({ url }: Route.LoaderArgs) => toStudio({ url });
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => toStudio({ url });

export default function Custom(): null {
  return null;
}

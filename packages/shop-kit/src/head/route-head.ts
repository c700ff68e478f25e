import type { Breadcrumb } from '@omnis/models';
import type { MetaDescriptor } from '../react-router/index.ts';
import type { StoreCoreData } from '../data/core.ts';
import { isPageData } from '../data/page-data.ts';
import { seeded } from '../data/reader.ts';
import { findView, type View } from '../data/view.ts';
import { pageHead, type HeadInput } from './head.ts';
import { breadcrumbData } from './structured-data.ts';
import type { OfferPlace } from '@omnis/blocks';

/** Arguments of every `meta` function, as far as they are used here. */
export interface MetaArgs {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string };
}

/** Input for a route's head. */
export interface RouteHeadInput extends HeadInput {
  readonly trail?: readonly Breadcrumb[];
}

/** The store that a `meta` function runs in. */
export interface MetaPlace {
  readonly core: StoreCoreData | undefined;
  readonly view: View | undefined;
  readonly offers: OfferPlace;
}

/** The store of a page, from the root route's data. */
export function metaPlace({ matches }: MetaArgs): MetaPlace {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const core = isPageData(root) ? seeded(root, 'storeCoreData') : undefined;
  const view = findView(matches);
  const offers = {
    origin: view?.origin ?? '',
    today: view?.today ?? '',
    currencies: core?.state.currencies ?? [],
  };
  return { core, view, offers };
}

/** A route's head: what the page says of itself, and its breadcrumbs as structured data. */
export function routeHead(input: RouteHeadInput, args: MetaArgs): MetaDescriptor[] {
  const place = metaPlace(args);
  const { trail = [] } = input;
  const path = input.path ?? args.location.pathname;
  const crumbs = trail.length > 0 ? [breadcrumbData(trail, { origin: place.offers.origin, path })] : [];
  return pageHead({ ...input, data: [...(input.data ?? []), ...crumbs] }, place);
}

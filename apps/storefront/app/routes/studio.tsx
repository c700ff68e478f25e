import { useStudioProductsQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { labelled } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { EmptyState, LinkButton } from '@omnis/ui';
import {
  metaTexts,
  pageData,
  type PageFailure,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import { PopularLater } from '@omnis/shopping';
import {
  aliasOf,
  inOrderOf,
  isInstead,
  isOffered,
  namedProduct,
  studioAlias,
  StudioBench,
  StudioRoot,
  studioTexts,
} from '@omnis/studio';
import type { ReactElement } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/studio.ts';

export const handle: RouteHandle = { layout: 'studio' };

async function load(reader: Reader, pathname: string, urlName: string | undefined) {
  const t = await reader.texts(shellTexts);
  const { items } = await reader.read('studioProducts', { query: { currency: reader.currency } });
  if (urlName !== undefined && namedProduct(items, urlName) === null)
    throw data<PageFailure>({ message: t('pageMissing') }, { status: 404 });
  const alias = aliasOf(pathname);
  const words = await reader.texts(studioTexts);
  return pageData(reader.seeds, {
    alias,
    trail: [{ text: t('home'), href: '/' }, { text: words(studioAlias(alias).title) }],
  });
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), url.pathname, params.customiseItUrl);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.pathname, params.customiseItUrl);

export const meta: Route.MetaFunction = (args) => {
  const { params, loaderData } = args;
  const items = seeded(loaderData, 'studioProducts')?.items ?? [];
  const t = metaTexts(args, studioTexts);
  const about = studioAlias(loaderData?.alias ?? 'studio');
  const title = t(about.title);
  const product = params.customiseItUrl === undefined ? null : namedProduct(items, params.customiseItUrl);
  return routeHead(
    {
      title: product ? labelled(title, product.name, t.locale) : title,
      description: t('artworkOn', { what: t(about.on) }),
      // A product has one address in the studio, whichever way it was reached.
      path: product ? `/studio/${product.urlName}/` : `/${loaderData?.alias ?? 'studio'}/`,
      // Excluded from sitemaps: a product in the studio, and garments that the store does not have.
      indexable: params.customiseItUrl === undefined && isOffered(loaderData?.alias ?? '', items),
      trail: loaderData?.trail ?? [],
    },
    args,
  );
};

/** The studio: artwork of one's own on a product (storefront.md §2 /studio/{customiseItUrl?}/). */
export default function Studio({ params, loaderData: { alias } }: Route.ComponentProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const words = useTexts(studioTexts);
  // As chosen: no loader runs again for it.
  const currency = useAppSelector(selectCurrency);
  const { data: answer } = useStudioProductsQuery({ query: { currency } });
  if (!answer) return null;
  const about = studioAlias(alias);
  const products = inOrderOf(about, answer.items);
  const product = namedProduct(products, params.customiseItUrl);
  return (
    <StudioRoot>
      <header>
        <h1>{words(about.title)}</h1>
        {product && <p>{words('artworkOn', { what: words(about.on) })}</p>}
        {about.instead && isInstead(about, products) && <p role="note">{words(about.instead)}</p>}
      </header>
      {product ? (
        <StudioBench products={products} product={product} alias={alias} currency={answer.currency} />
      ) : (
        <>
          <EmptyState
            titleLevel={2}
            title={t('nothingToDesign')}
            text={t('nothingToDesignText')}
            actions={<LinkButton href="/collection/all/">{t('seeProducts')}</LinkButton>}
          />
          <PopularLater />
        </>
      )}
    </StudioRoot>
  );
}

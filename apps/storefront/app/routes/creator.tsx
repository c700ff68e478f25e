import { useTexts } from '@omnis/texts/react';
import { EmptyState, LinkButton } from '@omnis/ui';
import {
  listData,
  metaPlace,
  metaTexts,
  pageData,
  pagedText,
  pagedTitle,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import {
  changeFilters,
  orKeepList,
  ProductBrowser,
  readFilters,
  readListing,
  writeFilters,
} from '@omnis/shopping';
import type { ReactElement } from 'react';
import { creatorData, creatorPath, type Creator } from '../creator/creator-data.ts';
import { CreatorIntro } from '../creator/creator-intro.tsx';
import { creatorTexts } from '../texts/creators/index.ts';
import type { Route } from './+types/creator.ts';

async function load(reader: Reader, creator: string, url: URL) {
  const [t, { creator: found }] = await Promise.all([
    reader.texts(shellTexts),
    readListing(reader, url, { creator }),
    reader.texts(creatorTexts),
  ]);
  return pageData(reader.seeds, {
    trail: [{ text: t('home'), href: '/' }, { text: found?.name ?? creator }],
  });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.creator, url);
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  orKeepList(args, load(readerOf(args.context), args.params.creator, args.url));

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const words = metaTexts(args, creatorTexts);
  const listing = seeded(args.loaderData, 'productsList');
  const creator = listing?.creator;
  if (!listing || !creator) return routeHead({ title: t('notFound'), indexable: false }, args);
  const { offers } = metaPlace(args);
  // A page of the list has an address of its own; filters and orders of it have not.
  const page = writeFilters(changeFilters(readFilters(new URLSearchParams()), { page: listing.page }));
  return routeHead(
    {
      title: pagedTitle(t, creator.name, listing.page),
      description: pagedText(t, creator.about || words('productsBy', { name: creator.name }), listing.page),
      image: creator.image ?? listing.items[0]?.image ?? null,
      path: `${creatorPath(creator.urlName)}${page}`,
      trail: args.loaderData?.trail ?? [],
      data: [
        creatorData(creator, offers.origin),
        ...(listing.items.length > 0 ? [listData(listing.items, offers)] : []),
      ],
    },
    args,
  );
};

function NothingYet({ name }: Pick<Creator, 'name'>): ReactElement {
  const t = useTexts(creatorTexts);
  return (
    <EmptyState
      illustration="picture"
      title={t('nothingYet')}
      text={t('nothingYetText', { name })}
      actions={<LinkButton href="/collection/all/">{t('shopEverything')}</LinkButton>}
    />
  );
}

/** Somebody who makes or designs products, and what there is of theirs (storefront.md §2 Route list). */
export default function CreatorPage({ params: { creator } }: Route.ComponentProps): ReactElement {
  return (
    <ProductBrowser
      creator={creator}
      intro={(listing) => listing.creator && <CreatorIntro creator={listing.creator} />}
      nothing={(listing) => <NothingYet name={listing.creator?.name ?? ''} />}
    />
  );
}

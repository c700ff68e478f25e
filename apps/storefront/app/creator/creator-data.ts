import { absolute, plainDescription, type ReadValue } from '@omnis/shop-kit';

/** Creator of products, as their page shows them. */
export type Creator = NonNullable<ReadValue<'productsList'>['creator']>;

/** Path of a creator's page (storefront.md §2 Route list). */
export function creatorPath(urlName: string): string {
  return `/creator/${urlName}/`;
}

/** A creator's page as structured data: whose it is, and where else they are. */
export function creatorData({ urlName, name, kind, about, image, links }: Creator, origin: string) {
  return {
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': kind === 'organisation' ? 'Organization' : 'Person',
      name,
      url: absolute(origin, creatorPath(urlName)),
      ...(about === '' ? {} : { description: plainDescription(about) }),
      ...(image === null ? {} : { image: absolute(origin, image) }),
      ...(links.length === 0 ? {} : { sameAs: links.map(({ url }) => url) }),
    },
  };
}

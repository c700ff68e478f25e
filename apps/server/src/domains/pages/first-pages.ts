import { pageSchema, randomUuid, type Page } from '@omnis/models';

type Properties = Readonly<Record<string, unknown>>;

function block(order: number, type: string, properties: Properties) {
  return { uid: randomUuid(), type, size: 12, properties, items: [], flags: [], order };
}

/** The pages that a store begins with: a home page and one about the shop, in words that its owner makes their own. */
export function firstPages(division: number, name: string): Page[] {
  const page = (url: string, title: string, blocks: readonly unknown[]): Page =>
    pageSchema.parse({
      uuid: randomUuid(),
      url,
      divisionId: division,
      published: true,
      flags: url === '/' ? ['homepage'] : [],
      properties: { title, description: '', isStorePage: true, ySpacing: 56 },
      blocks,
    });
  return [
    page('/', name, [
      block(0, 'banner', {
        title: name,
        subTitle: 'Made when you order it',
        image: '/images/scenes/colour-block-summer',
        mobileImage: '/images/scenes/colour-block-summer-portrait',
        actions: [{ text: 'Shop everything', href: '/collection/all/', primary: true }],
      }),
      block(1, 'productList', {
        title: 'New in',
        limit: 8,
        href: '/collection/all/',
        linkText: 'See everything',
      }),
      block(2, 'newsletterSubscribe', {}),
    ]),
    page('/about/', 'About us', [
      block(0, 'textBlock', {
        title: `About ${name}`,
        html: '<p>Say who you are, what you make, and why. People buy from people.</p>',
      }),
    ]),
  ];
}

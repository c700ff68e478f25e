import type { CollectionSeed, PageSeed, ProductSeed } from '../types.ts';
import { block, scene } from '../data/blocks.ts';

/** Products of some garments. */
export function garments(...kinds: readonly ProductSeed['garment'][]): CollectionSeed['has'] {
  return ({ garment }) => kinds.includes(garment);
}

/** Products whose artwork carries one of these tags. */
export function tagged(...tags: readonly string[]): CollectionSeed['has'] {
  return (product) => product.tags.some((tag) => tags.includes(tag));
}

/** Products that men, or women, or children wear. */
export function worn(gender: string): CollectionSeed['has'] {
  return (product) => product.gender === gender || (product.gender === 'unisex' && gender !== 'kids');
}

/** Collections that every shop of the demo has. */
export function usualCollections(scenes: { newIn: string; sale: string }): {
  newIn: CollectionSeed;
  sale: CollectionSeed;
} {
  return {
    newIn: {
      urlName: 'new-in',
      name: 'New in',
      description: 'The latest designs, straight off the drawing board.',
      scene: scenes.newIn,
      has: ({ daysOld }) => daysOld < 75,
    },
    sale: {
      urlName: 'sale',
      name: 'Sale',
      description: 'Good things at a smaller price, while they last.',
      scene: scenes.sale,
      has: ({ reduction }) => reduction > 0,
    },
  };
}

/** The address of a collection. */
export function to(collection: string): string {
  return `/collection/${collection}/`;
}

/** A column of a submenu. */
export function segment(
  title: string,
  link: string,
  items: readonly (readonly [text: string, link: string])[],
) {
  return { title, link, items: items.map(([text, href]) => ({ text, link: href })) };
}

/** A picture in a submenu. */
export function menuPicture(
  title: string,
  link: string,
  picture: { scene: string; description: string; button: string },
) {
  return {
    title: '',
    link,
    image: {
      // The upright picture is composed for a narrow frame.
      src: `${scene(picture.scene)}-portrait`,
      title,
      description: picture.description,
      link,
      overlay: true,
      borderRadius: 'smooth',
      ratio: 'square',
      textAlign: 'left',
      color: '#ffffff',
      shadow: 'light',
      button: { text: picture.button, fullWidth: false },
    },
    items: [],
  };
}

/** Columns of a footer that hardly differ from shop to shop. */
export function footer(shop: {
  name: string;
  collections: readonly (readonly [text: string, link: string])[];
  /** Where its gift card is sold, if it has one. */
  giftCard?: string;
  /** True when it has a blog. */
  stories?: boolean;
  /** True when its plain products can be printed with a picture of the shopper’s own. */
  studio?: boolean;
}) {
  return [
    {
      title: 'Shop',
      items: [
        ...shop.collections.map(([text, link]) => ({ text, link })),
        ...(shop.studio ? [{ text: 'Design your own', link: '/studio/' }] : []),
        ...(shop.giftCard ? [{ text: 'Gift card', link: shop.giftCard }] : []),
      ],
    },
    {
      title: 'Help',
      items: [
        { text: 'Help', link: '/help/' },
        { text: 'Delivery and returns', link: '/delivery/' },
        ...(shop.giftCard ? [{ text: 'Gift card balance', link: '/gift-card/' }] : []),
        { text: 'Your basket', link: '/basket/' },
        { text: 'Favourites', link: '/favourites/' },
        { text: 'Search', link: '/search/' },
      ],
    },
    {
      title: shop.name,
      items: [
        { text: 'About us', link: '/about/' },
        ...(shop.stories ? [{ text: 'Stories', link: '/blog/' }] : []),
        { text: 'Sign in', link: '/login/' },
      ],
    },
  ];
}

/** The page on delivery and returns. */
export function deliveryPage(shop: { name: string; scene: string }): PageSeed {
  return {
    url: '/delivery/',
    title: 'Delivery and returns',
    description: `How ${shop.name} prints, packs and posts, and how to send something back.`,
    searchIcon: 'truck',
    scene: shop.scene,
    blocks: [
      block('textBlock', {
        title: 'Delivery and returns',
        subTitle: 'Printed when you order it, on its way within two working days.',
        html: '<p>Nothing waits in a warehouse. Once your order is in, we print it, check it and pack it without plastic. You get a mail when it leaves.</p>',
      }),
      block('html', {
        html:
          '<table><thead><tr><th>Where to</th><th>How long</th><th>What it costs</th></tr></thead><tbody>' +
          '<tr><td>United Kingdom, standard</td><td>2–4 working days</td><td>£3.95, free over £50</td></tr>' +
          '<tr><td>United Kingdom, express</td><td>1–2 working days</td><td>£6.95</td></tr>' +
          '<tr><td>Europe</td><td>4–8 working days</td><td>£7.95</td></tr>' +
          '<tr><td>Everywhere else</td><td>6–14 working days</td><td>£11.95</td></tr></tbody></table>',
      }),
      block('textBlock', {
        title: 'Sending something back',
        html: '<p>You have 30 days. Send it unworn, with its number on a slip of paper, and we refund what you paid for it within five working days. Changing a size costs you the stamp and nothing else.</p><ul><li>Faulty or wrong? We pay the postage, always.</li><li>Worn out? Send us anything made of cotton and we turn it into new yarn.</li></ul>',
      }),
      block('expandable', {
        heading: 'Before you ask',
        questions: [
          {
            question: 'Can I change my order?',
            answer:
              '<p>Until it is printed: open <a href="/edit-order/">Edit an order</a> with its number. After that, send it back and we refund it.</p>',
          },
          {
            question: 'Where is my parcel?',
            answer:
              '<p>The mail that says it has left holds a link that follows it. Two days late? Write to us and we look for it.</p>',
          },
          {
            question: 'Do I pay customs?',
            answer:
              '<p>Not in the United Kingdom or the European Union. Elsewhere your country may ask for duty when the parcel arrives.</p>',
          },
        ],
      }),
      block('button', { text: 'Return an item', href: '@return-item', primary: true }),
      block('button', { text: 'Send worn cotton back', href: '@remill-return', primary: false }),
    ],
  };
}

import { makeBlock, type BlockEnvironment, type ProductItem } from '@omnis/blocks';
import { formatMoney, type Page } from '@omnis/models';
import { pageOf } from './page.ts';

const pictures = [
  'rail-autumn',
  'line-by-the-sea',
  'still-life-morning',
  'tee-sun',
  'tee-poppy',
  'sweatshirt-camp',
  'hoodie-swell',
] as const;

/** The address of a picture for stories, which `.storybook/draw-pictures.ts` draws. */
function picture(name: (typeof pictures)[number]): string {
  return new URL(`./pictures/${name}.webp`, import.meta.url).href;
}

const products: readonly ProductItem[] = (
  [
    ['Under the Sun tee', 'tee-sun', 24],
    ['Poppy Field tee', 'tee-poppy', 27],
    ['Night Camp sweatshirt', 'sweatshirt-camp', 45],
    ['Great Swell hoodie', 'hoodie-swell', 55],
  ] as const
).map(([name, image, price]) => ({
  urlName: image,
  name,
  image: picture(image),
  imageAlt: name,
  currency: 'GBP',
  price,
}));

const found = { status: 'ready', items: products, retry: () => undefined } as const;
const none = { ...found, items: [] };

/** A shop for the canvas of a story: its products, and no actions. */
export const storyShop: BlockEnvironment = {
  mode: 'preview',
  Link: ({ to, ...rest }) => <a href={`#${to}`} {...rest} />,
  formatMoney: (amount) => formatMoney(Math.round(amount * 100), 'GBP'),
  useSource: (source) => (source?.kind === 'products' ? found : none),
  subscribe: async () => ({ ok: true, message: '' }),
  trigger: () => undefined,
  report: () => undefined,
};

/** A page to edit: slides, products, a row, a quote and a sign-up. */
export const storyPage: Page = pageOf([
  makeBlock('slideshow', {
    uid: 'slideshow',
    properties: { title: 'New this season' },
    items: [
      makeBlock('slide', {
        uid: 'autumn',
        properties: {
          title: 'Soft layers for cold mornings',
          copy: 'Brushed cotton in the colours of the woods.',
          image: picture('rail-autumn'),
          actions: [{ text: 'Shop autumn', href: '/collection/autumn/', primary: true }],
        },
      }),
      makeBlock('slide', {
        uid: 'sea',
        properties: { title: 'By the sea', image: picture('line-by-the-sea') },
      }),
    ],
  }),
  makeBlock('productList', { uid: 'products', properties: { title: 'Bestsellers' } }),
  makeBlock('row', {
    uid: 'row',
    properties: { spacing: 48, scheme: 'soft' },
    items: [
      makeBlock('image', {
        uid: 'image',
        size: 6,
        properties: { image: picture('still-life-morning'), ratio: '4:3', alt: 'A mug beside a print' },
      }),
      makeBlock('textBlock', {
        uid: 'text',
        size: 6,
        properties: {
          title: 'From a seed to your wardrobe',
          html: '<p>Our cotton grows without pesticides on family farms in Gujarat, and we know each of them by name.</p>',
        },
      }),
    ],
  }),
  makeBlock('quote', {
    uid: 'quote',
    properties: { quote: 'It washes better than it arrives.', author: 'Hannah, Bristol', align: 'left' },
  }),
  makeBlock('newsletterSubscribe', {
    uid: 'newsletter',
    properties: { title: 'Ten per cent off your first order' },
  }),
]);

/**
 * Where the canvas of a story is: Storybook under the other of a machine's two names, which is another origin, as a
 * shop's preview has to be. Null where Storybook has one name only, as when it is published or under test.
 */
export function storyCanvas({ theme, mode }: Readonly<Record<string, unknown>>): {
  readonly origin: string;
  readonly url: string;
} | null {
  const { protocol, hostname, port, pathname } = location;
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  if (other === undefined || !pathname.endsWith('/iframe.html')) return null;
  const origin = `${protocol}//${other}:${port}`;
  const globals = `theme:${String(theme)};mode:${String(mode)}`;
  return { origin, url: `${origin}${pathname}?id=editor-canvas--page&viewMode=story&globals=${globals}` };
}

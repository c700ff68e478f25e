import type { StoreSeed } from '../types.ts';
import { demoCreators } from './demo-creators.ts';
import { demoPages } from './demo-pages.ts';
import { demoPosts } from './demo-posts.ts';
import { footer, garments, menuPicture, segment, tagged, to, usualCollections, worn } from './shared.ts';

const name = 'Marlow & Finch';
const { newIn, sale } = usualCollections({ newIn: 'rail-spring', sale: 'stacks-autumn' });

/** The pro shop: goods for coast and countryside. Every feature of the storefront is in use. */
export const demoStore: StoreSeed = {
  id: 21,
  code: 'demo',
  name,
  subdomain: 'demo',
  plan: 'pro',
  theme: 'apothecary',
  themeProperties: {},
  currencies: ['USD', 'EUR', 'JPY'],
  languages: ['en', 'de', 'fr'],
  contactEmail: 'hello@demo.example',
  banner: { text: 'Free UK delivery on orders over £50', href: '/delivery/' },
  plugins: {
    'email-subscriber-offer': {
      title: '10% off your first order',
      copy: 'Confirm your address, and the code is in your inbox. After that a letter a month, and nothing else.',
      coupon: 'WELCOME10',
    },
  },
  pricing: 1,
  voice: [
    'Drawn at our kitchen table in Dorset and printed when you order it.',
    'Printed to order with water-based inks, so nothing is made that nobody wants.',
    'Packed in paper, posted without plastic, made to be worn for years.',
    'Made for long walks, wet dogs and the pub at the end of them.',
  ],
  lineUp: [
    ['forest-bear', 'sweatshirt mens-t-shirt kids-t-shirt:mustard mug'],
    ['keepers-light', 'mens-t-shirt hoodie:burgundy tote-bag:ecru art-print'],
    ['blue-ridge', 'sweatshirt womens-t-shirt:lavender beanie:mustard'],
    ['great-swell', 'mens-t-shirt:ecru hoodie:navy art-print'],
    ['swallows', 'womens-t-shirt long-sleeve:denim-blue mug'],
    ['wild-fern', 'womens-t-shirt:dusty-pink tote-bag art-print'],
    ['forest-floor', 'long-sleeve sweatshirt:mustard tote-bag'],
    ['paper-fox', 'kids-t-shirt:sky-blue womens-t-shirt baby-bodysuit:mint'],
    ['night-camp', 'mens-t-shirt:olive hoodie:forest-green cap:olive'],
    ['salt-water', 'womens-t-shirt:teal hoodie:dusty-pink cap:stone sticker-sheet'],
    ['star-whale', 'kids-t-shirt baby-bodysuit:butter art-print'],
    ['pressed-flowers', 'womens-t-shirt art-print'],
    ['more-trees', 'mens-t-shirt tote-bag'],
    ['one-more-chapter', 'sweatshirt mug'],
    ['coffee-first', 'mug tote-bag'],
    ['pacific-sunset', 'mens-t-shirt:mustard long-sleeve:teal'],
    ['poppy-field', 'womens-t-shirt mug'],
    ['oh-hello', 'baby-bodysuit kids-t-shirt'],
    ['take-it-slow', 'womens-t-shirt hoodie'],
  ],
  blanks: [
    'mens-t-shirt',
    'womens-t-shirt',
    'kids-t-shirt',
    'long-sleeve',
    'sweatshirt',
    'hoodie',
    'tote-bag',
    'art-print',
    'sticker-sheet',
  ],
  personalised: {
    'night-camp-hoodie': [
      {
        id: 'name',
        kind: 'text',
        label: 'Name on the back',
        help: 'Printed in cream between the shoulders.',
        required: false,
        maxLength: 12,
        choices: [],
        priceMinor: 500,
      },
      {
        id: 'lettering',
        kind: 'choice',
        label: 'Lettering',
        help: '',
        required: false,
        maxLength: 20,
        choices: ['Block capitals', 'Handwriting'],
        priceMinor: 0,
      },
    ],
  },
  bundles: [
    {
      urlName: 'night-camp-kit',
      name: 'Night Camp Kit',
      description:
        'The tee for the walk up, the hoodie for the fire and the cap for the morning after, for less than one by one.',
      price: 7600,
      items: [
        { urlName: 'night-camp-mens-t-shirt', quantity: 1 },
        { urlName: 'night-camp-hoodie', quantity: 1 },
        { urlName: 'night-camp-cap', quantity: 1 },
      ],
    },
  ],
  giftCards: [
    {
      urlName: 'gift-card',
      name: 'Marlow & Finch gift card',
      description:
        'For whoever has everything but the right jumper. Choose a value, write a few words, and it is in their inbox as soon as it is paid.',
      artwork: 'swallows',
      colour: 'rust',
      values: [1000, 2500, 5000, 10_000],
    },
  ],
  creators: demoCreators,
  collections: [
    newIn,
    {
      urlName: 'women',
      name: 'Women',
      description: 'T-shirts, long sleeves and hoodies, printed to order on organic cotton.',
      scene: 'rail-spring',
      has: worn('women'),
    },
    {
      urlName: 'men',
      name: 'Men',
      description: 'Straight cuts, honest weights and prints with a walk behind them.',
      scene: 'rail-autumn',
      has: worn('men'),
    },
    {
      urlName: 'kids',
      name: 'Kids and baby',
      description: 'Soft enough to sleep in, strong enough for the climbing frame.',
      scene: 'washing-line',
      has: worn('kids'),
    },
    {
      urlName: 't-shirts',
      name: 'T-shirts',
      description: 'Midweight organic cotton in colours from the hedgerow and the harbour.',
      scene: 'flat-lay-summer',
      has: garments('mens-t-shirt', 'womens-t-shirt', 'kids-t-shirt'),
    },
    {
      urlName: 'warm-layers',
      name: 'Warm layers',
      description: 'Sweatshirts, hoodies and long sleeves for the other nine months.',
      scene: 'rail-winter',
      has: garments('sweatshirt', 'hoodie', 'long-sleeve'),
    },
    {
      urlName: 'accessories',
      name: 'Bags and hats',
      description: 'Totes for the market, beanies for the headland.',
      scene: 'flat-lay-autumn',
      has: garments('tote-bag', 'cap', 'beanie', 'sticker-sheet'),
    },
    {
      urlName: 'home',
      name: 'Homeware',
      description: 'Mugs and framed prints for kitchens, hallways and that one bare wall.',
      scene: 'gallery-wall',
      has: garments('mug', 'art-print', 'gift-card'),
    },
    {
      urlName: 'coast',
      name: 'The coast',
      description: 'Lighthouses, long swell and salt on your glasses.',
      scene: 'shore',
      has: tagged('coast', 'waves', 'surf', 'whale', 'birds'),
    },
    {
      urlName: 'woodland',
      name: 'The woods',
      description: 'Bears, foxes, ferns and what grows under them.',
      scene: 'hills-dusk',
      has: tagged('forest', 'bear', 'fox', 'mushrooms', 'mountains', 'camping', 'nature'),
    },
    sale,
  ],
  menu: [
    { text: 'New in', href: to('new-in') },
    {
      text: 'Clothing',
      href: to('t-shirts'),
      submenu: [
        segment('Women', to('women'), [
          ['All women', to('women')],
          ['T-shirts', `${to('women')}?search=t-shirt`],
          ['Warm layers', to('warm-layers')],
        ]),
        segment('Men', to('men'), [
          ['All men', to('men')],
          ['T-shirts', `${to('men')}?search=t-shirt`],
          ['Warm layers', to('warm-layers')],
        ]),
        segment('Kids', to('kids'), [
          ['Kids and baby', to('kids')],
          ['T-shirts', to('t-shirts')],
        ]),
        menuPicture('Warm layers', to('warm-layers'), {
          scene: 'rail-winter',
          description: 'For the other nine months',
          button: 'Wrap up',
        }),
      ],
    },
    {
      text: 'Stories',
      href: to('coast'),
      submenu: [
        segment('By the sea', to('coast'), [
          ['The coast', to('coast')],
          ['Great Swell print', '/product/great-swell-art-print/'],
          ['Salt Water hoodie', '/product/salt-water-hoodie/'],
        ]),
        segment('Under trees', to('woodland'), [
          ['The woods', to('woodland')],
          ['Forest Bear sweatshirt', '/product/forest-bear-sweatshirt/'],
          ['Wild Fern tote', '/product/wild-fern-tote-bag/'],
        ]),
        menuPicture('The coast', to('coast'), {
          scene: 'shore',
          description: 'Salt on your glasses',
          button: 'To the sea',
        }),
      ],
    },
    { text: 'Bags and hats', href: to('accessories') },
    { text: 'Homeware', href: to('home') },
    { text: 'Sale', href: to('sale'), color: '#a4552c' },
  ],
  footer: footer({
    name,
    stories: true,
    giftCard: '/product/gift-card/',
    collections: [
      ['New in', to('new-in')],
      ['Women', to('women')],
      ['Men', to('men')],
      ['Kids and baby', to('kids')],
      ['Homeware', to('home')],
      ['Sale', to('sale')],
    ],
  }),
  searchRedirects: [{ searchTerm: 'returns', destinationUrl: '/delivery/' }],
  pages: demoPages(name),
  posts: demoPosts,
};

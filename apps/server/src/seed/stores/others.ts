import { platformDivision } from '@omnis/models';
import { action, block, pod, reason, scene, slide } from '../data/blocks.ts';
import type { StoreSeed } from '../types.ts';
import { deliveryPage, footer, garments, segment, to, usualCollections, worn } from './shared.ts';

const usual = usualCollections({ newIn: 'terrazzo-spring', sale: 'stacks-autumn' });
const clothing = garments('mens-t-shirt', 'womens-t-shirt', 'long-sleeve', 'sweatshirt', 'hoodie');

/** The platform's own store: what can be made here, and the way to a shop of one's own. */
export const platformStore: StoreSeed = {
  id: platformDivision,
  code: 'omnis',
  name: 'Omnis',
  subdomain: null,
  plan: 'turbo',
  theme: 'base',
  themeProperties: {},
  currencies: ['USD', 'EUR'],
  contactEmail: 'hello@omnis.example',
  banner: null,
  pricing: 1,
  voice: [
    'Printed on demand by Omnis, one piece at a time.',
    'One of the products that you can sell in a shop of your own.',
    'Made when somebody orders it, never before.',
  ],
  lineUp: [
    ['good-days-ahead', 'mens-t-shirt womens-t-shirt hoodie mug tote-bag'],
    ['stay-curious', 'mens-t-shirt sweatshirt kids-t-shirt tote-bag'],
    ['bauhaus-grid', 'womens-t-shirt art-print mug'],
    ['blue-ridge', 'mens-t-shirt hoodie art-print beanie'],
    ['weekender', 'womens-t-shirt sweatshirt cap'],
    ['paper-cutouts', 'womens-t-shirt art-print tote-bag'],
    ['more-trees', 'mens-t-shirt hoodie tote-bag'],
    ['oh-hello', 'kids-t-shirt baby-bodysuit sticker-sheet'],
    ['ride-more', 'mens-t-shirt sweatshirt cap'],
    ['contour-map', 'long-sleeve hoodie art-print'],
    ['seventies-stripes', 'long-sleeve sweatshirt'],
    ['lemon-grove', 'tote-bag mug'],
    ['soft-focus', 'mens-t-shirt long-sleeve'],
    ['space-cadet', 'kids-t-shirt'],
  ],
  collections: [
    usual.newIn,
    {
      urlName: 'clothing',
      name: 'Clothing',
      description: 'Blank to brilliant in a day.',
      scene: 'rail-spring',
      has: clothing,
    },
    {
      urlName: 'kids',
      name: 'Kids and baby',
      description: 'Small sizes, big prints.',
      scene: 'washing-line',
      has: worn('kids'),
    },
    {
      urlName: 'accessories',
      name: 'Accessories',
      description: 'Bags, hats and stickers.',
      scene: 'flat-lay-summer',
      has: garments('tote-bag', 'cap', 'beanie', 'sticker-sheet'),
    },
    {
      urlName: 'home',
      name: 'Homeware',
      description: 'Mugs and framed prints.',
      scene: 'gallery-wall',
      has: garments('mug', 'art-print'),
    },
    usual.sale,
  ],
  menu: [
    { text: 'Clothing', href: to('clothing') },
    { text: 'Accessories', href: to('accessories') },
    { text: 'Homeware', href: to('home') },
    {
      text: 'Your own shop',
      href: '/dashboard/',
      submenu: [
        segment('Sell with Omnis', '/sign-up/', [
          ['Sign up', '/sign-up/'],
          ['Sign in', '/login/'],
          ['Dashboard', '/dashboard/'],
        ]),
      ],
    },
  ],
  footer: footer({
    name: 'Omnis',
    collections: [
      ['Clothing', to('clothing')],
      ['Kids and baby', to('kids')],
      ['Accessories', to('accessories')],
      ['Homeware', to('home')],
    ],
  }),
  searchRedirects: [],
  pages: [
    {
      url: '/',
      title: 'Omnis',
      description: 'A shop of your own, printed on demand.',
      scene: 'colour-block-summer',
      ySpacing: 56,
      blocks: [
        block('slideshow', { title: 'Omnis', speed: 6000, navigation: true }, [
          slide({
            title: 'A shop of your own',
            copy: 'Your designs on forty products, printed when they are ordered, posted by us.',
            image: scene('colour-block-summer'),
            imageAlt: 'Blocks of warm colour',
            titleColor: '#2a2117',
            copyColor: '#2a2117',
            overlayColor: '#fbf3e4',
            overlayOpacity: 0.4,
            actions: [action('Open a shop', '/sign-up/', true), action('See what we make', to('all'))],
          }),
          slide({
            title: 'One piece at a time',
            copy: 'No stock, no guessing, no waste.',
            image: scene('stacks-spring'),
            imageAlt: 'Folded T-shirts',
            align: 'center',
            actions: [action('Browse the range', to('clothing'), true)],
          }),
        ]),
        block('textBlock', {
          title: 'Three steps to a shop',
          html: '<p>You draw and choose; we make it and post it.</p>',
          align: 'center',
        }),
        block('grid', { breakpoints: { xs: 1, md: 3, lg: 3 }, spacing: 24 }, [
          reason('palette', 'Design', 'Build pages from blocks and choose a theme. No code.'),
          reason('shirt', 'Print', 'Organic cotton, water-based inks, renewable energy.'),
          reason('truck', 'Post', 'From our factory to your customer, in your name.'),
        ]),
        block('productList', {
          title: 'Made here',
          sortBy: 'bestsellerOrder',
          limit: 8,
          href: to('all'),
          linkText: 'See everything',
        }),
        block('quote', {
          quote: 'I opened on a Sunday evening and had sold eleven T-shirts by Monday.',
          author: 'Marlow & Finch',
          align: 'center',
          fontSize: 30,
        }),
        block('newsletterSubscribe', {
          mailingList: 'newsletter',
          title: 'News for shopkeepers',
          copy: 'New products and what sells, once a month.',
          buttonText: 'Sign up',
        }),
      ],
    },
    {
      url: '/about/',
      title: 'About Omnis',
      description: 'An open platform for shops that print on demand.',
      scene: 'terrazzo-spring',
      blocks: [
        block('textBlock', {
          title: 'About Omnis',
          html: '<p>Omnis is an open platform for shops that print on demand. Owners design; we make, pack and post.</p>',
        }),
      ],
    },
    deliveryPage({ name: 'Omnis', scene: 'stacks-spring' }),
  ],
};

/** A shop that has not opened yet. */
export const soonStore: StoreSeed = {
  id: 24,
  code: 'soon',
  name: 'Halfmoon',
  subdomain: 'soon',
  plan: 'pro',
  theme: 'salt',
  themeProperties: {},
  currencies: [],
  contactEmail: 'hello@soon.example',
  banner: null,
  pricing: 1,
  voice: [
    'For the hour between the bath and the last page.',
    'Made for small astronomers and the people who read to them.',
    'Soft, sleepy and printed to order.',
  ],
  lineUp: [
    ['moon-phases', 'hoodie long-sleeve mug art-print kids-t-shirt'],
    ['star-whale', 'kids-t-shirt baby-bodysuit art-print sweatshirt mug'],
    ['space-cadet', 'kids-t-shirt baby-bodysuit hoodie sticker-sheet mug'],
    ['quiet-orbits', 'art-print sweatshirt tote-bag kids-t-shirt'],
    ['luna-moth', 'womens-t-shirt long-sleeve art-print tote-bag'],
    ['night-camp', 'kids-t-shirt hoodie mug mens-t-shirt'],
    ['sleepy-cat', 'baby-bodysuit kids-t-shirt mug sweatshirt'],
    ['one-more-chapter', 'sweatshirt mug tote-bag womens-t-shirt'],
    ['oh-hello', 'baby-bodysuit kids-t-shirt tote-bag'],
    ['paper-fox', 'baby-bodysuit kids-t-shirt art-print'],
  ],
  collections: [
    usual.newIn,
    {
      urlName: 'small',
      name: 'Small people',
      description: 'Up to thirteen.',
      scene: 'washing-line',
      has: worn('kids'),
    },
    {
      urlName: 'grown-ups',
      name: 'Grown-ups',
      description: 'For those who turn out the light.',
      scene: 'rail-winter',
      has: clothing,
    },
    {
      urlName: 'bedroom',
      name: 'Bedroom',
      description: 'Prints and mugs for the last page.',
      scene: 'celestial',
      has: garments('art-print', 'mug'),
    },
  ],
  menu: [
    { text: 'Small people', href: to('small') },
    { text: 'Grown-ups', href: to('grown-ups') },
    { text: 'Bedroom', href: to('bedroom') },
  ],
  footer: footer({
    name: 'Halfmoon',
    collections: [
      ['Small people', to('small')],
      ['Bedroom', to('bedroom')],
    ],
  }),
  searchRedirects: [],
  pages: [
    {
      url: '/',
      title: 'Halfmoon',
      description: 'Soft things for the hour before sleep.',
      scene: 'celestial',
      ySpacing: 56,
      blocks: [
        block('banner', {
          title: 'The hour before sleep',
          copy: 'Soft things for small astronomers.',
          image: scene('celestial'),
          imageAlt: 'Moons and stars',
          actions: [action('Look inside', to('small'), true)],
        }),
        block('productList', { title: 'First light', sortBy: 'bestsellerOrder', limit: 8 }),
      ],
    },
    deliveryPage({ name: 'Halfmoon', scene: 'stacks-winter' }),
    {
      url: '/about/',
      title: 'About Halfmoon',
      description: 'Bedtime, taken seriously.',
      scene: 'celestial',
      blocks: [
        block('textBlock', {
          title: 'Bedtime, taken seriously',
          html: '<p>We make soft things for the last hour of the day.</p>',
        }),
      ],
    },
  ],
  comingSoon: {
    enabled: true,
    title: 'Halfmoon opens soon',
    copy: 'Soft things for small astronomers. Leave your address and be the first through the door.',
    image: scene('celestial'),
    launchAt: '2030-03-01T09:00:00Z',
  },
};

/** A shop for members only. */
export const lockedStore: StoreSeed = {
  id: 25,
  code: 'locked',
  name: 'The Back Room',
  subdomain: 'locked',
  plan: 'pro',
  theme: 'lux',
  themeProperties: {},
  currencies: [],
  contactEmail: 'door@locked.example',
  banner: null,
  pricing: 1.25,
  voice: ['For members. You know who you are.', 'Numbered, and not for the window.', 'Ask at the door.'],
  lineUp: [
    ['court-side-club', 'mens-t-shirt womens-t-shirt sweatshirt cap tote-bag'],
    ['under-the-sun', 'mens-t-shirt womens-t-shirt hoodie tote-bag art-print'],
    ['long-play', 'mens-t-shirt hoodie mug art-print'],
    ['seventies-stripes', 'sweatshirt hoodie tote-bag cap'],
    ['optical-flow', 'mens-t-shirt art-print long-sleeve'],
    ['out-of-office', 'mens-t-shirt sweatshirt cap mug'],
    ['contour-map', 'hoodie art-print tote-bag'],
    ['soft-focus', 'mens-t-shirt art-print mug'],
    ['keepers-light', 'sweatshirt mug art-print'],
    ['koi-pond', 'long-sleeve art-print hoodie'],
    ['pacific-sunset', 'womens-t-shirt hoodie'],
    ['weekender', 'mens-t-shirt'],
  ],
  collections: [
    usual.newIn,
    {
      urlName: 'wardrobe',
      name: 'Wardrobe',
      description: 'What members wear.',
      scene: 'rail-winter',
      has: clothing,
    },
    {
      urlName: 'bar',
      name: 'Bar and wall',
      description: 'Mugs and prints.',
      scene: 'still-life-evening',
      has: garments('art-print', 'mug'),
    },
    {
      urlName: 'carry',
      name: 'Carry',
      description: 'Bags and hats.',
      scene: 'flat-lay-autumn',
      has: garments('tote-bag', 'cap', 'beanie'),
    },
  ],
  menu: [
    { text: 'Wardrobe', href: to('wardrobe') },
    { text: 'Bar and wall', href: to('bar') },
    { text: 'Carry', href: to('carry') },
  ],
  footer: footer({
    name: 'The Back Room',
    collections: [
      ['Wardrobe', to('wardrobe')],
      ['Bar and wall', to('bar')],
    ],
  }),
  searchRedirects: [],
  pages: [
    {
      url: '/',
      title: 'The Back Room',
      description: 'For members.',
      scene: 'still-life-evening',
      ySpacing: 56,
      blocks: [
        block('banner', {
          title: 'Come in',
          copy: 'Numbered pieces for members of the house.',
          image: scene('still-life-evening'),
          imageAlt: 'A mug and a print by lamplight',
          actions: [action('The wardrobe', to('wardrobe'), true)],
        }),
        block('grid', { title: 'Three rooms', breakpoints: { xs: 1, md: 3, lg: 3 }, spacing: 16 }, [
          pod('Wardrobe', { href: to('wardrobe'), image: '/images/scenes/rail-winter-portrait' }),
          pod('Bar and wall', { href: to('bar'), image: '/images/scenes/still-life-evening-portrait' }),
          pod('Carry', { href: to('carry'), image: '/images/scenes/flat-lay-autumn-portrait' }),
        ]),
        block('productList', { title: 'In the room', sortBy: 'new-in', limit: 8 }),
      ],
    },
    deliveryPage({ name: 'The Back Room', scene: 'stacks-winter' }),
    {
      url: '/about/',
      title: 'About',
      description: 'Members only.',
      scene: 'hills-dusk',
      blocks: [block('textBlock', { title: 'Members only', html: '<p>There is no sign on the door.</p>' })],
    },
  ],
  password: 'open sesame',
};

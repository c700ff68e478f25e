import { action, block, narrow, pod, reason, scene, slide } from '../data/blocks.ts';
import type { StoreSeed } from '../types.ts';
import { turboPosts } from './other-posts.ts';
import {
  deliveryPage,
  footer,
  garments,
  menuPicture,
  segment,
  tagged,
  to,
  usualCollections,
  worn,
} from './shared.ts';

const name = 'Northbeat';
const { newIn, sale } = usualCollections({ newIn: 'colour-block-dusk', sale: 'stacks-winter' });

/** The turbo shop: loud graphics for record shops, courts and night buses. */
export const turboStore: StoreSeed = {
  id: 22,
  code: 'turbo',
  name,
  logo: 'turbo-light',
  subdomain: 'turbo',
  plan: 'turbo',
  theme: 'charcoal',
  themeProperties: {},
  currencies: ['EUR', 'USD'],
  contactEmail: 'hi@turbo.example',
  banner: { text: 'New drop every Friday at noon', href: to('new-in') },
  pricing: 1.12,
  voice: [
    'Cut in Leeds, printed on demand, gone when we are bored of it.',
    'Heavy ink, clean lines, no restocks once the screen is wiped.',
    'Wear it loud. Wash it cold.',
    'One drop, one run, made when you order.',
  ],
  lineUp: [
    ['long-play', 'mens-t-shirt womens-t-shirt hoodie mug sticker-sheet'],
    ['optical-flow', 'mens-t-shirt hoodie tote-bag art-print'],
    ['bauhaus-grid', 'womens-t-shirt sweatshirt art-print tote-bag'],
    ['seventies-stripes', 'mens-t-shirt sweatshirt cap'],
    ['stay-curious', 'womens-t-shirt hoodie mug'],
    ['court-side-club', 'mens-t-shirt sweatshirt cap tote-bag'],
    ['weekender', 'mens-t-shirt hoodie tote-bag'],
    ['quiet-orbits', 'long-sleeve hoodie art-print'],
    ['soft-focus', 'womens-t-shirt sweatshirt mug'],
    ['ride-more', 'mens-t-shirt long-sleeve cap'],
    ['space-cadet', 'kids-t-shirt baby-bodysuit sticker-sheet'],
    ['moon-phases', 'long-sleeve beanie art-print'],
    ['koi-pond', 'mens-t-shirt hoodie art-print'],
    ['good-days-ahead', 'womens-t-shirt sweatshirt'],
  ],
  collections: [
    newIn,
    {
      urlName: 'tees',
      name: 'Tees',
      description: 'Heavy cotton, heavier graphics.',
      scene: 'colour-block-dusk',
      has: garments('mens-t-shirt', 'womens-t-shirt', 'kids-t-shirt'),
    },
    {
      urlName: 'sweats',
      name: 'Sweats',
      description: 'Hoodies and crew necks for the last bus.',
      scene: 'rail-winter',
      has: garments('sweatshirt', 'hoodie', 'long-sleeve'),
    },
    {
      urlName: 'men',
      name: 'Men',
      description: 'Boxy, straight, long enough.',
      scene: 'rail-winter',
      has: worn('men'),
    },
    {
      urlName: 'women',
      name: 'Women',
      description: 'Fitted or three sizes up. Your call.',
      scene: 'rail-spring',
      has: worn('women'),
    },
    {
      urlName: 'kit',
      name: 'Kit',
      description: 'Caps, beanies, bags and things that stick.',
      scene: 'flat-lay-autumn',
      has: garments('cap', 'beanie', 'tote-bag', 'sticker-sheet'),
    },
    {
      urlName: 'walls',
      name: 'Walls and mugs',
      description: 'For the flat.',
      scene: 'gallery-wall',
      has: garments('art-print', 'mug'),
    },
    {
      urlName: 'sound',
      name: 'Sound and motion',
      description: 'Records, bikes, courts and cameras.',
      scene: 'colour-block-sea',
      has: tagged('music', 'cycling', 'sport', 'photography'),
    },
    {
      urlName: 'geometry',
      name: 'Geometry',
      description: 'Circles, bars and lines that move.',
      scene: 'arches-summer',
      has: tagged('geometric', 'op art', 'modernist', 'stripes'),
    },
    sale,
  ],
  menu: [
    { text: 'Drops', href: to('new-in') },
    {
      text: 'Wear',
      href: to('tees'),
      submenu: [
        segment('Tops', to('tees'), [
          ['Tees', to('tees')],
          ['Sweats', to('sweats')],
        ]),
        segment('Fit', to('men'), [
          ['Men', to('men')],
          ['Women', to('women')],
        ]),
        menuPicture('Sound and motion', to('sound'), {
          scene: 'colour-block-sea',
          description: 'Side A, track one',
          button: 'Press play',
        }),
      ],
    },
    { text: 'Kit', href: to('kit') },
    { text: 'Walls', href: to('walls') },
    { text: 'Sale', href: to('sale') },
  ],
  footer: footer({
    name,
    stories: true,
    collections: [
      ['Drops', to('new-in')],
      ['Tees', to('tees')],
      ['Sweats', to('sweats')],
      ['Kit', to('kit')],
      ['Walls', to('walls')],
    ],
  }),
  searchRedirects: [],
  posts: turboPosts,
  pages: [
    {
      url: '/',
      title: name,
      description: 'Graphics for record shops, courts and night buses. New drop every Friday.',
      scene: 'colour-block-dusk',
      ySpacing: 56,
      blocks: [
        block('slideshow', { title: name, speed: 5000, mode: 'slideshow', navigation: true }, [
          slide({
            title: 'Side A',
            copy: 'The Long Play drop: heavy tees and hoodies, pressed to order.',
            image: scene('colour-block-dusk'),
            imageAlt: 'Bold blocks of colour',
            overlayColor: '#2b1238',
            overlayOpacity: 0.45,
            actions: [action('Get the drop', to('sound'), true)],
          }),
          slide({
            title: 'Geometry class',
            copy: 'Circles, bars and lines that move when you do.',
            image: scene('arches-summer'),
            imageAlt: 'Arches in warm colours',
            align: 'center',
            actions: [action('See the set', to('geometry'), true)],
          }),
        ]),
        block('productList', {
          title: 'Latest drop',
          collection: 'new-in',
          sortBy: 'new-in',
          limit: 8,
          href: to('new-in'),
          linkText: 'All drops',
        }),
        block('grid', { breakpoints: { xs: 2, md: 2, lg: 4 }, spacing: 8 }, [
          pod('Tees', {
            href: to('tees'),
            image: '/images/scenes/colour-block-dusk-portrait',
            overlay: true,
            verticalAlignment: 'bottom',
          }),
          pod('Sweats', {
            href: to('sweats'),
            image: '/images/scenes/rail-winter-portrait',
            overlay: true,
            verticalAlignment: 'bottom',
          }),
          pod('Kit', {
            href: to('kit'),
            image: '/images/scenes/flat-lay-autumn-portrait',
            overlay: true,
            verticalAlignment: 'bottom',
          }),
          pod('Walls', {
            href: to('walls'),
            image: '/images/scenes/gallery-wall-portrait',
            overlay: true,
            verticalAlignment: 'bottom',
          }),
        ]),
        block('quote', {
          quote: 'Best hoodie I own, and I own a stupid number of hoodies.',
          author: 'Marcus, Leeds',
          align: 'center',
          fontSize: 34,
          bold: true,
          font: 'Archivo Variable',
        }),
        block('productList', { title: 'Still spinning', sortBy: 'bestsellerOrder', limit: 4 }),
        block('grid', { breakpoints: { xs: 1, md: 3, lg: 3 }, spacing: 24 }, [
          reason('shirt', 'Heavy', '200 g and up, and never see-through.'),
          reason('truck', 'Fast', 'Printed in a day, posted the next.'),
          reason('refresh', 'Easy', 'Thirty days to change your mind.'),
        ]),
        narrow(
          12,
          block('newsletterSubscribe', {
            mailingList: 'drops',
            title: 'First in line',
            copy: 'Drop times in your inbox on Thursday night.',
            buttonText: 'Count me in',
          }),
        ),
      ],
    },
    {
      url: '/about/',
      title: 'About Northbeat',
      description: 'Four friends, one press, no restocks.',
      scene: 'colour-block-sea',
      blocks: [
        block('banner', {
          title: 'Four friends, one press',
          copy: 'No restocks, no seasons, no filler.',
          image: scene('colour-block-sea'),
          imageAlt: 'Blocks of colour',
        }),
        block('textBlock', {
          title: 'Since 2017',
          html: '<p>We printed the first forty tees for a friend’s label night and sold out before the support act. Every design since is drawn in-house and printed on demand.</p>',
        }),
      ],
    },
    deliveryPage({ name, scene: 'stacks-winter' }),
  ],
};

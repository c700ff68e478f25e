import { action, block, narrow, pod, scene } from '../data/blocks.ts';
import type { StoreSeed } from '../types.ts';
import { basicPosts } from './other-posts.ts';
import { deliveryPage, footer, garments, segment, tagged, to, usualCollections, worn } from './shared.ts';

const name = 'Plainsong';
const { newIn, sale } = usualCollections({ newIn: 'foliage-spring', sale: 'stacks-spring' });

/** The standard shop: quiet things for home and garden. */
export const basicStore: StoreSeed = {
  id: 23,
  code: 'basic',
  name,
  subdomain: 'basic',
  plan: 'standard',
  theme: 'nordic',
  themeProperties: {},
  currencies: [],
  contactEmail: 'post@basic.example',
  banner: null,
  plugins: { 'christmas-banner': { disabled: false, backgroundColor: '#2f2a26', textColor: '#f6f2ea' } },
  pricing: 0.95,
  voice: [
    'A quiet thing, well made.',
    'Drawn slowly, printed to order.',
    'Made in small numbers, for people who notice.',
    'Simple by intention.',
  ],
  lineUp: [
    ['eucalyptus', 'womens-t-shirt tote-bag mug art-print'],
    ['under-the-sun', 'mens-t-shirt womens-t-shirt tote-bag art-print'],
    ['plant-parent', 'womens-t-shirt sweatshirt mug tote-bag'],
    ['lemon-grove', 'womens-t-shirt long-sleeve tote-bag mug'],
    ['sleepy-cat', 'sweatshirt kids-t-shirt mug baby-bodysuit'],
    ['paper-cutouts', 'long-sleeve art-print womens-t-shirt'],
    ['out-of-office', 'mens-t-shirt sweatshirt tote-bag'],
    ['park-life', 'kids-t-shirt tote-bag baby-bodysuit'],
    ['pressed-flowers', 'long-sleeve art-print tote-bag'],
    ['moon-phases', 'mens-t-shirt art-print mug'],
    ['poppy-field', 'womens-t-shirt art-print'],
    ['coffee-first', 'mug mens-t-shirt'],
    ['one-more-chapter', 'tote-bag sweatshirt'],
  ],
  blanks: ['womens-t-shirt', 'mens-t-shirt', 'kids-t-shirt', 'sweatshirt', 'tote-bag', 'art-print'],
  collections: [
    newIn,
    {
      urlName: 'clothing',
      name: 'Clothing',
      description: 'Soft cotton in calm colours.',
      scene: 'rail-spring',
      has: garments('mens-t-shirt', 'womens-t-shirt', 'long-sleeve', 'sweatshirt'),
    },
    {
      urlName: 'women',
      name: 'Women',
      description: 'T-shirts, long sleeves and sweatshirts.',
      scene: 'rail-spring',
      has: worn('women'),
    },
    {
      urlName: 'men',
      name: 'Men',
      description: 'T-shirts and sweatshirts.',
      scene: 'rail-autumn',
      has: worn('men'),
    },
    {
      urlName: 'little-ones',
      name: 'Little ones',
      description: 'For small people.',
      scene: 'washing-line',
      has: worn('kids'),
    },
    {
      urlName: 'kitchen',
      name: 'Kitchen',
      description: 'Mugs for slow mornings.',
      scene: 'still-life-morning',
      has: garments('mug'),
    },
    {
      urlName: 'prints',
      name: 'Prints',
      description: 'Framed by hand, ready to hang.',
      scene: 'gallery-wall',
      has: garments('art-print'),
    },
    {
      urlName: 'bags',
      name: 'Bags',
      description: 'Canvas, with long handles.',
      scene: 'flat-lay-summer',
      has: garments('tote-bag'),
    },
    {
      urlName: 'garden',
      name: 'From the garden',
      description: 'Leaves, lemons and flowers.',
      scene: 'foliage-spring',
      has: tagged('botanical', 'fruit', 'houseplants', 'flowers'),
    },
    sale,
  ],
  menu: [
    { text: 'New', href: to('new-in') },
    {
      text: 'Clothing',
      href: to('clothing'),
      submenu: [
        segment('Clothing', to('clothing'), [
          ['Women', to('women')],
          ['Men', to('men')],
          ['Little ones', to('little-ones')],
        ]),
      ],
    },
    {
      text: 'Homeware',
      href: to('prints'),
      submenu: [
        segment('Homeware', to('prints'), [
          ['Prints', to('prints')],
          ['Kitchen', to('kitchen')],
          ['Bags', to('bags')],
        ]),
      ],
    },
    { text: 'About', href: '/about/' },
  ],
  footer: footer({
    name,
    stories: true,
    studio: true,
    collections: [
      ['Clothing', to('clothing')],
      ['Prints', to('prints')],
      ['Kitchen', to('kitchen')],
      ['Bags', to('bags')],
    ],
  }),
  searchRedirects: [],
  posts: basicPosts,
  pages: [
    {
      url: '/',
      title: name,
      description: 'Quiet things for home and garden, printed to order.',
      scene: 'foliage-spring',
      ySpacing: 56,
      blocks: [
        block('banner', {
          title: 'Quiet things, well made',
          copy: 'Leaves, lemons and long lunches, printed to order on organic cotton.',
          image: scene('foliage-spring'),
          imageAlt: 'Leaves in spring greens',
          align: 'left',
          titleColor: '#16313c',
          copyColor: '#16313c',
          overlayColor: '#f4f8f8',
          overlayOpacity: 0.62,
          actions: [action('See what is new', to('new-in'), true)],
        }),
        block('productList', {
          title: 'Favourites',
          sortBy: 'bestsellerOrder',
          limit: 8,
          href: to('all'),
          linkText: 'Everything',
        }),
        block('grid', { breakpoints: { xs: 1, md: 3, lg: 3 }, spacing: 24 }, [
          narrow(
            4,
            pod('Prints', { href: to('prints'), image: scene('gallery-wall-portrait'), ratio: 'square' }),
          ),
          narrow(
            4,
            pod('Kitchen', {
              href: to('kitchen'),
              image: scene('still-life-morning-portrait'),
              ratio: 'square',
            }),
          ),
          narrow(
            4,
            pod('Clothing', { href: to('clothing'), image: scene('rail-spring-portrait'), ratio: 'square' }),
          ),
        ]),
        block('quote', {
          quote: 'It looks like nothing much, and then you cannot stop using it.',
          author: 'Ines, Edinburgh',
          align: 'center',
          fontSize: 28,
        }),
        block('productList', {
          title: 'From the garden',
          collection: 'garden',
          sortBy: 'new-in',
          limit: 4,
          href: to('garden'),
          linkText: 'See all',
        }),
        block('newsletterSubscribe', {
          mailingList: 'newsletter',
          title: 'Four letters a year',
          copy: 'One a season. That is all.',
          buttonText: 'Yes please',
        }),
      ],
    },
    {
      url: '/about/',
      title: 'About Plainsong',
      description: 'A small studio in Fife.',
      scene: 'hills-winter',
      blocks: [
        block('textBlock', {
          title: 'A small studio in Fife',
          html: '<p>We draw what grows outside the window and print it on things you use every day. That is the whole idea.</p>',
        }),
        block('image', { image: scene('hills-winter'), alt: 'Winter hills', ratio: 'short' }),
      ],
    },
    deliveryPage({ name, scene: 'stacks-spring' }),
  ],
};

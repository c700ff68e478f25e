import type { TestBlock } from './render-page.tsx';
import { storyPicture } from './story-art.ts';

/** A shop's home page. */
export const home: readonly TestBlock[] = [
  {
    type: 'announcement',
    properties: {
      icon: 'truck',
      text: 'Free delivery in the UK on orders over £40',
      alignment: 'center',
      action: { text: 'How we post', href: '/help/' },
    },
  },
  {
    type: 'banner',
    properties: {
      title: 'Made to be worn for years',
      copy: 'Organic cotton, printed to order and posted without plastic.',
      badge: 'New in',
      image: storyPicture('rail-autumn'),
      mobileImage: storyPicture('rail-autumn-portrait'),
      actions: [
        { text: 'Shop the collection', href: '/collection/all/', primary: true },
        { text: 'Our story', href: '/about/' },
      ],
    },
  },
  {
    type: 'grid',
    properties: { title: 'Shop by what you wear' },
    items: (
      [
        ['T-shirts', 'rail-spring-portrait'],
        ['Sweatshirts', 'rail-autumn-portrait'],
        ['Bags', 'flat-lay-summer-portrait'],
        ['Prints', 'gallery-wall-portrait'],
      ] as const
    ).map(([title, image]) => ({
      type: 'pod',
      properties: {
        title,
        href: '/collection/',
        image: storyPicture(image),
        ratio: 'tall',
        overlay: true,
        textSize: 3,
      },
    })),
  },
  {
    type: 'productList',
    properties: { title: 'Bestsellers', href: '/collection/all/', linkText: 'See all' },
  },
  {
    type: 'row',
    properties: { spacing: 64, scheme: 'soft' },
    items: [
      {
        type: 'image',
        size: 6,
        properties: {
          image: storyPicture('stacks-winter-portrait'),
          ratio: '4:3',
          alt: 'Folded sweatshirts',
        },
      },
      {
        type: 'textBlock',
        size: 6,
        properties: {
          title: 'Printed when you order it',
          html: '<p>Nothing sits in a warehouse waiting to be thrown away. Each piece is printed after you buy it, in a factory that runs on <a href="/about/">renewable energy</a>, and posted within two working days.</p>',
        },
      },
    ],
  },
  { type: 'feed', properties: { title: 'From the journal', source: 'blog', limit: 3, href: '/blog/' } },
  {
    type: 'quote',
    size: 6,
    properties: { quote: 'It washes better than it arrives.', author: 'Hannah, Bristol', align: 'left' },
  },
  { type: 'newsletterSubscribe', size: 6, properties: { title: 'Ten per cent off your first order' } },
];

/** A page that tells of the shop. */
export const about: readonly TestBlock[] = [
  {
    type: 'banner',
    properties: {
      title: 'A shop above a bakery',
      copy: 'Three people, one printer, and the smell of bread from five in the morning.',
      image: storyPicture('hills-dusk'),
      mobileImage: storyPicture('hills-dusk-portrait'),
      compact: true,
    },
  },
  {
    type: 'textBlock',
    properties: {
      title: 'How we began',
      subTitle: 'With a lino cut of a lemon, and forty bags of canvas that nobody wanted.',
      html: '<p>We sold them all on a Sunday in May. The week after we had two designs, then nine, and a waiting list. What has stayed is that <strong>nothing is printed before somebody wants it</strong>.</p><p>Our cotton grows without pesticides on family farms in Gujarat. It is sewn in a factory that runs on the sun and the wind, and printed on the Isle of Wight.</p>',
    },
  },
  {
    type: 'graph',
    size: 6,
    properties: {
      title: 'Water for one T-shirt',
      unit: ' litres',
      points: [
        { label: 'Usual cotton', value: 2700 },
        { label: 'Organic, rain-fed', value: 640 },
        { label: 'Ours', value: 380 },
      ],
    },
  },
  {
    type: 'quote',
    size: 6,
    properties: {
      quote: 'The print does not crack. I looked, I am that kind of person.',
      author: 'Ines, Porto',
    },
  },
  {
    type: 'expandable',
    properties: {
      heading: 'What people ask',
      scheme: 'soft',
      open: true,
      questions: [
        {
          question: 'Can I return something that I have worn?',
          answer:
            '<p>Within 100 days, yes, if it is in a state that you would be happy to receive it in.</p>',
        },
        { question: 'Do you print for teams?', answer: '<p>From ten pieces, with names and numbers.</p>' },
      ],
    },
  },
];

/** Sections in colours of their own. */
export const lookbook: readonly TestBlock[] = [
  {
    type: 'banner',
    properties: {
      scheme: 'dark',
      title: 'After dark',
      copy: 'A banner without a picture, in the dark variant of the theme.',
      media: 'overlay',
      actions: [{ text: 'Shop the night', href: '/collection/night/', primary: true }],
    },
  },
  {
    type: 'productList',
    properties: {
      scheme: 'dark',
      title: 'The night collection',
      href: '/collection/night/',
      linkText: 'See all',
    },
  },
  {
    type: 'row',
    properties: { scheme: 'tint', spacing: 64 },
    items: [
      {
        type: 'textBlock',
        size: 6,
        properties: {
          title: 'A tint of the brand colour',
          html: '<p>For a message that belongs to the shop and not to a product, with a <a href="/about/">link</a> and a button.</p>',
        },
      },
      { type: 'button', properties: { text: 'Read on', href: '/about/', primary: true } },
    ],
  },
  {
    type: 'grid',
    properties: { scheme: 'soft', title: 'On a soft ground', asyncItems: '/omnis/v3/division/1/products/' },
  },
  {
    type: 'carousel',
    properties: { scheme: 'light', title: 'Always light', breakpoints: { xs: 1.1, md: 2, lg: 3 } },
    items: [
      ['Washed twenty times and still the black that I bought.', 'Amira, Leeds'],
      ['The first hoodie that my daughter and I both fight over.', 'Jo, Cardiff'],
      ['Posted on Tuesday, worn on Thursday. In paper, not plastic.', 'Sam, Hove'],
      ['The print does not crack. I looked, I am that kind of person.', 'Ines, Porto'],
    ].map(([quote, author]) => ({
      type: 'quote',
      properties: { quote, author, align: 'left', fontSize: 22 },
    })),
  },
];

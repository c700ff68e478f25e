import type { PageContent } from '@omnis/blocks';

/** A page as a shop's server would answer it. */
export const page: PageContent = {
  blocks: [
    {
      type: 'banner',
      properties: {
        title: 'Made on the quay',
        copy: 'Cotton, ink and salt air.',
        image: '/images/quay',
        actions: [{ text: 'See the tees', href: '/tees/', primary: true }],
      },
    },
    { type: 'productList', properties: { title: 'This week' } },
    {
      type: 'textBlock',
      properties: {
        title: 'How we print',
        html: '<p>One piece at a time, <strong>when you order it</strong>.</p>',
      },
    },
    { type: 'quote', properties: { quote: 'It washes better than it arrives.', author: 'Hannah, Bristol' } },
  ],
};

/** Products of its products block. */
export const products = [
  { urlName: 'harbour-tee', name: 'Harbour tee', price: 18.5, currency: 'GBP', image: '/images/harbour-tee' },
  { urlName: 'gull-tee', name: 'Gull tee', price: 22, currency: 'GBP', image: '/images/gull-tee' },
];

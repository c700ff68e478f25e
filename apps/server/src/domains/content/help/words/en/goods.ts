import type { GroupWords } from '../../help.types.ts';

/** Finding a size, in English. */
export const sizes: GroupWords<'sizes'> = {
  title: 'Sizes',
  text: 'How things fit, and how to measure yourself.',
  questions: {
    'how-do-i-find-my-size': {
      title: 'How do I find my size?',
      answer:
        '<p>Take something that fits you well, lay it flat and measure it across the chest, from armpit to armpit. Compare that with the sizes on the page of the product.</p><p>Between two sizes, take the larger one if you like room, the smaller one if you like it close.</p>',
      words: 'fit chart measure small medium large',
    },
    'will-it-shrink': {
      title: 'Will it shrink?',
      answer:
        '<p>Cotton may lose up to three per cent at its first warm wash. At 30 degrees and on the line there is nothing to notice.</p>',
      words: 'wash smaller tight',
    },
    'are-your-sizes-unisex': {
      title: 'Are your sizes for men or for women?',
      answer:
        '<p>The page of each product says which. What is cut for everybody follows the sizes of men’s wear, so many women take one size smaller than usual.</p>',
      words: 'unisex mens womens kids',
    },
  },
};

/** How things are made, in English. */
export const printing: GroupWords<'printing'> = {
  title: 'Printing',
  text: 'How your things are made, and what they are made of.',
  questions: {
    'how-are-your-products-printed': {
      title: 'How are your products printed?',
      answer:
        '<p>One at a time, after you order. Clothes are printed straight onto the cotton with water-based inks, which sink into the fibres and stay soft. Nothing is made that nobody has asked for.</p>',
      words: 'made ink demand dtg print on demand',
    },
    'will-the-colours-match-my-screen': {
      title: 'Will the colours look like they do on my screen?',
      answer:
        '<p>Very nearly. Screens glow and cotton does not, so bright colours look a little calmer on cloth, and prints on dark cloth a little deeper than on light.</p>',
      words: 'colour shade different',
    },
    'will-the-print-wash-off': {
      title: 'Will the print crack or wash off?',
      answer:
        '<p>Not if you wash it cool and inside out. It softens over the first few washes and then stays as it is. If it does come off, that is a fault: tell us, and we replace it.</p>',
      words: 'fade crack peel last',
    },
  },
};

/** Looking after things, in English. */
export const care: GroupWords<'care'> = {
  title: 'Care',
  text: 'What keeps cotton soft and prints sharp.',
  questions: {
    'how-should-i-wash-it': {
      title: 'How should I wash it?',
      answer:
        '<ul><li>At 30 degrees, inside out, with similar colours.</li><li>Without bleach and without softener.</li><li>Dry it on the line, away from strong sun.</li><li>Iron it inside out, never on the print.</li></ul><p>The label inside has the last word.</p>',
      words: 'washing machine laundry clean iron dry tumble',
    },
    'how-do-i-clean-mugs-and-prints': {
      title: 'How do I look after mugs and framed prints?',
      answer:
        '<p>Mugs can go into the dishwasher and the microwave. Dust frames with a dry cloth and hang them out of the midday sun.</p>',
      words: 'dishwasher microwave poster frame',
    },
  },
};

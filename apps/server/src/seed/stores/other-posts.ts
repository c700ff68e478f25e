import type { PostSeed } from '../types.ts';
import { figure } from '../data/blocks.ts';
import { to } from './shared.ts';

/** The stories of the turbo shop, newest first. */
export const turboPosts: readonly PostSeed[] = [
  {
    url: 'why-we-wipe-the-screen',
    title: 'Why we wipe the screen',
    excerpt:
      'One drop a week, made when you order, then gone. It is not a trick. It is how we stay bored of nothing.',
    scene: 'colour-block-dusk',
    imageAlt: 'Blocks of colour at dusk',
    author: 'Jas',
    tags: ['Drops'],
    daysOld: 4,
    content:
      '<p>People ask for old graphics all the time. We like that they do. The answer is still no.</p><h2>A week is long enough</h2><p>You see it on Friday. You think about it on the bus. By Wednesday you know. If you need a month, it is not for you, and that is fine.</p><h2>No pile at the back</h2><p>Everything is printed after you order it. When a drop ends there is nothing left over: no back room, no skip.</p>' +
      figure('stacks-winter', 'Folded sweatshirts in a stack', 'This is the whole stock room.') +
      `<p>This week’s is <a href="${to('new-in')}">up now</a>.</p>`,
  },
  {
    url: 'five-records-that-became-shirts',
    title: 'Five records that became shirts',
    excerpt: 'No logos, no licences: just what was on while we were drawing.',
    scene: 'terrazzo-autumn',
    imageAlt: 'A pattern of coloured chips',
    author: 'Mo',
    tags: ['Music', 'Drawing'],
    daysOld: 25,
    content:
      '<p>We draw with the volume up. You cannot hear it on the shirt, but it is in there.</p><ol><li>A pressing of something Detroit with the label gone. That is where the rings come from.</li><li>Forty minutes of one organ chord. Optical Flow, start to finish.</li><li>A brass band from up the road, recorded on a phone.</li><li>The B side that everybody flips past.</li><li>Silence, the morning after. That one is mostly white.</li></ol>' +
      `<p>Look for them among the <a href="${to('tees')}">tees</a>.</p>`,
  },
];

/** The stories of the standard shop, newest first. */
export const basicPosts: readonly PostSeed[] = [
  {
    url: 'one-good-mug',
    title: 'One good mug',
    excerpt: 'A small argument for owning fewer things, and using them every day.',
    scene: 'still-life-morning',
    imageAlt: 'A mug and a framed print in morning light',
    author: 'Ingrid',
    tags: ['Kitchen'],
    daysOld: 12,
    content:
      '<p>There are eleven mugs in the cupboard, and you reach past ten of them.</p><p>We like the eleventh. It has the right weight, it keeps the heat for as long as a page takes, and there is a leaf on it that you stopped seeing years ago and would miss at once.</p>' +
      figure('still-life-evening', 'A mug and a print by lamplight', 'The same mug, twelve hours later.') +
      `<p>Ours go into the dishwasher without complaint. <a href="${to('kitchen')}">Choose one</a>.</p>`,
  },
  {
    url: 'leaves-drawn-slowly',
    title: 'Leaves, drawn slowly',
    excerpt: 'How a eucalyptus on the windowsill became four prints.',
    scene: 'foliage-spring',
    imageAlt: 'A pattern of leaves',
    author: 'Ingrid',
    tags: ['Drawing'],
    daysOld: 52,
    content:
      '<p>It came with the flat: a branch in a bottle, grey-green, smelling of cough sweets. We drew one leaf a day for a month and threw twenty-six of them away.</p><p>The four that stayed are the ones where the pen was nearly empty.</p>' +
      `<p>They hang best in pairs. <a href="${to('prints')}">See the prints</a>.</p>`,
  },
];

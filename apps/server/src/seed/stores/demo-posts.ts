import type { PostSeed } from '../types.ts';
import { figure } from '../data/blocks.ts';
import { to } from './shared.ts';

/** The stories of the demo shop, newest first. */
export const demoPosts: readonly PostSeed[] = [
  {
    url: 'how-a-sweatshirt-gets-to-you',
    title: 'How a sweatshirt gets to you',
    excerpt:
      'From your click to your door in four days: who does what, and why nothing is printed before you ask for it.',
    scene: 'rail-autumn',
    imageAlt: 'A clothes rail with sweatshirts in autumn colours',
    author: 'Alice Finch',
    tags: ['How we work', 'Printing'],
    daysOld: 6,
    content:
      '<p>Most clothes are made on a guess. Somebody decides in spring how many mediums the country will want in autumn, and whatever is left over is sold cheaply, or burnt. We are two people with one printer, so we cannot afford to guess. We wait until you ask.</p>' +
      '<h2>Day one: your order comes in</h2><p>Before the kettle has boiled, the order is in the queue at the mill. It already has your colour and size on the shelf, without a print on it: that is the only thing we keep in stock.</p>' +
      '<h2>Day two: ink</h2><p>The drawing goes on with water-based inks, which sink into the cotton and do not sit on top of it. It is why you can iron over it, gently, inside out, and why it does not crack.</p>' +
      figure('stacks-autumn', 'Folded sweatshirts in a stack', 'Blank sweatshirts, waiting for a drawing.') +
      '<p>Then it goes through a dryer that looks like a pizza oven, and somebody with better eyes than ours looks it over: is it straight, is it sharp, are all four colours there? About one in two hundred is not, and becomes a cleaning cloth.</p>' +
      '<h2>Day three and four: paper, string, post</h2><p>We fold it, wrap it in paper and send it on its way. There is no plastic in the parcel, and since last year none on the tape either.</p>' +
      `<p>It takes a day longer than the high street. If you would like to see where that day goes, <a href="${to('warm-layers')}">start with the warm layers</a>: they are what this was written about.</p>`,
  },
  {
    url: 'wash-it-less-wear-it-longer',
    title: 'Wash it less, wear it longer',
    excerpt:
      'Five habits that keep cotton soft and prints sharp for years. Four of them are things you can stop doing.',
    scene: 'washing-line',
    imageAlt: 'Small clothes on a washing line',
    author: 'Tom Marlow',
    tags: ['Care', 'How we work'],
    daysOld: 19,
    content:
      '<p>The oldest shirt we know of has been worn every week for eleven years. Its owner does nothing clever. She just does less than most people.</p>' +
      '<h2>Air it first</h2><p>A T-shirt worn over a clean back for a day at a desk is not dirty. Hang it by a window overnight. Half of all washes are not needed.</p>' +
      '<h2>Cold, and inside out</h2><p>Thirty degrees is enough for anything but mud. Inside out, the print rubs against itself and not against a zip.</p>' +
      '<h2>No softener</h2><p>It works by coating each fibre, and a coated towel does not dry and a coated shirt does not breathe. Cotton gets softer by being worn.</p>' +
      '<h2>Leave the dryer to the socks</h2><p>Whatever is in the fluff filter used to be your shirt. A line in the garden costs nothing; one in the bathroom works too.</p>' +
      figure(
        'line-by-the-sea',
        'Sweatshirts and a T-shirt on a washing line above a beach',
        'Ours dries within the hour. Your wind may vary.',
      ) +
      '<h2>Mend it while the hole is small</h2><p>Three stitches in a seam take two minutes. And when nothing helps any more, <a href="/delivery/">send it back</a>: we turn old cotton into new yarn.</p>',
  },
  {
    url: 'the-lighthouse-at-the-end-of-our-road',
    title: 'The lighthouse at the end of our road',
    excerpt: 'Our first drawing took nine months, four keepers and one very patient cormorant.',
    scene: 'shore',
    imageAlt: 'A beach with long waves under an evening sky',
    author: 'Tom Marlow',
    tags: ['Drawing', 'The coast'],
    daysOld: 41,
    content:
      '<p>The gift shop at the harbour sold a T-shirt with a lighthouse on it. It was a fine lighthouse. It stands in Maine.</p><p>Ours stands at the end of the road, is eleven metres shorter, and has had a lean since the storm of 1987. Nobody had drawn it. So we did.</p>' +
      '<h2>Nine months</h2><p>The light goes round every ten seconds, and you would think that makes it a good model. But it is white, the sky behind it is mostly white, and on the days when the sky is blue everybody in Dorset is standing in front of it. We drew it in the rain, from the car, with the wipers on.</p>' +
      figure(
        'flat-lay-sea',
        'A navy T-shirt with a whale print beside a tote bag',
        'The whale came later. It was easier.',
      ) +
      '<blockquote>“You have got the lean right,” said the last keeper, who is ninety-one. “Nobody gets the lean right.”</blockquote>' +
      `<p>That was the review that we wanted. The drawing is still in the shop, along with everything else that grew out of it: <a href="${to('coast')}">the whole of the coast is here</a>.</p>`,
  },
  {
    url: 'what-organic-cotton-changes',
    title: 'What organic cotton changes, and what it does not',
    excerpt: 'A label is a promise with a number on it. Here is what ours says, and where it stops.',
    scene: 'stacks-spring',
    imageAlt: 'Folded T-shirts in a stack',
    author: 'Alice Finch',
    tags: ['How we work', 'Materials'],
    daysOld: 68,
    content:
      '<p>We are asked about it twice a week, so here it is in one place.</p>' +
      '<h2>What changes</h2><ul><li>No synthetic pesticides on the field, and none in the water beside it.</li><li>Rotation with other crops, which keeps the soil where it is.</li><li>Each step between field and parcel is checked by somebody who is not us.</li></ul>' +
      '<h2>What does not</h2><p>Cotton is a thirsty plant, organic or not. Most of ours is watered by the monsoon, which helps; a shirt that is worn for years instead of months helps far more. That is the honest order of things: wear it long, then worry about what it is made of.</p>' +
      '<table><thead><tr><th>Made of</th><th>Weight</th><th>What for</th></tr></thead><tbody><tr><td>T-shirts</td><td>155 g/m²</td><td>Most days</td></tr><tr><td>Long sleeves</td><td>180 g/m²</td><td>Spring, and under things</td></tr><tr><td>Sweatshirts and hoodies</td><td>300 g/m²</td><td>The other nine months</td></tr></tbody></table>' +
      `<p>If you want to feel the difference, the <a href="${to('t-shirts')}">T-shirts</a> are where to begin.</p>`,
  },
  {
    url: 'a-walk-for-people-with-wet-dogs',
    title: 'A walk for people with wet dogs',
    excerpt: 'Seven miles of cliff, one pub, and the bench where the bear was drawn.',
    scene: 'hills-dawn',
    imageAlt: 'Hills at dawn',
    author: 'Alice Finch',
    tags: ['Walks', 'The coast'],
    daysOld: 97,
    content:
      '<p>Start at the church, because there is room to park and because the yew is worth it. Go down through the holloway. After two hundred yards the dog will be wet. This is as planned.</p>' +
      '<h2>Along the top</h2><p>The path keeps to the cliff for three miles. In May there are pinks in the turf, in October there is nobody. Keep the dog on a lead past the kittiwakes.</p>' +
      figure('hills-dusk', 'Hills at dusk', 'Looking back, an hour later than we meant to.') +
      '<h2>The bench</h2><p>It says “Sit, Edith”, and we do. There are no bears in Dorset, but there was a very large Newfoundland asleep under this bench one April, and the rest is drawing.</p>' +
      '<h2>The pub</h2><p>Dogs are welcome in the back bar. So are you, they say, but you hear at once who comes first. The number 40 takes you back to the church at ten past every hour.</p>',
  },
  {
    url: 'framing-a-print-without-swearing',
    title: 'Framing a print without swearing',
    excerpt: 'Where to hang it, how high, and the trick with the masking tape that saves the wall.',
    scene: 'gallery-wall',
    imageAlt: 'Four framed prints on a wall',
    author: 'Tom Marlow',
    tags: ['Home', 'Printing'],
    daysOld: 133,
    content:
      '<p>A picture hangs too high in nine homes out of ten. Galleries have a rule for it: the middle of the picture at 145 centimetres, which is where most eyes are. Above a sofa, leave a hand’s width of wall.</p>' +
      '<h2>One nail, in the right place</h2><ol><li>Put a strip of masking tape along the back of the frame and mark where the hooks are.</li><li>Peel it off, put it on the wall, and use a level.</li><li>Drill through the marks, then take the tape away. It takes the dust with it.</li></ol>' +
      figure(
        'still-life-morning',
        'A mug and a framed print in morning light',
        'Small prints like company. A mug will do.',
      ) +
      '<h2>Light</h2><p>Our inks are made to last, but no ink likes the midday sun. A wall beside the window is better than the one across from it.</p>' +
      `<p>The prints come ready framed in oak or walnut, with the hooks on. <a href="${to('home')}">They are all here</a>.</p>`,
  },
  {
    url: 'what-we-are-drawing-for-winter',
    title: 'What we are drawing for winter',
    excerpt: 'Notes from the kitchen table, not finished.',
    scene: 'hills-winter',
    imageAlt: 'Hills in winter',
    author: 'Tom Marlow',
    tags: ['Drawing'],
    daysOld: null,
    content: '<p>Three owls, one of them cross. A hedge with frost on it.</p>',
  },
];

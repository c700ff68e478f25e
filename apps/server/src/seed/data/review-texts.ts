import type { GarmentKind } from '@omnis/garments';

/** Words of a buyer. */
export interface ReviewText {
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  body: string;
}

type Family = 'cloth' | 'kids' | 'bag' | 'hat' | 'mug' | 'print' | 'sticker';

const families: Readonly<Record<GarmentKind, Family>> = {
  'mens-t-shirt': 'cloth',
  'womens-t-shirt': 'cloth',
  'long-sleeve': 'cloth',
  sweatshirt: 'cloth',
  hoodie: 'cloth',
  'kids-t-shirt': 'kids',
  'baby-bodysuit': 'kids',
  'tote-bag': 'bag',
  cap: 'hat',
  beanie: 'hat',
  mug: 'mug',
  'art-print': 'print',
  'sticker-sheet': 'sticker',
  'gift-card': 'print',
};

const texts: Readonly<Record<Family, readonly ReviewText[]>> = {
  cloth: [
    {
      rating: 5,
      title: 'My new favourite',
      body: 'Bought one, wore it for a week, bought two more. The cotton is thicker than I expected and the print has not moved after a dozen washes.',
    },
    {
      rating: 5,
      title: 'Even better in person',
      body: 'The colours are richer than on my screen. Two strangers asked me where it came from.',
    },
    {
      rating: 5,
      title: 'Fits like it should',
      body: 'Finally something long enough in the body. I am 6’2” and it stays tucked in.',
    },
    {
      rating: 5,
      title: 'Lovely and soft',
      body: 'Soft straight out of the packet and it came without a scrap of plastic. That matters to me.',
    },
    {
      rating: 5,
      title: 'Worth every penny',
      body: 'I was unsure about the price, but you can feel where it went. Nicely finished inside as well.',
    },
    {
      rating: 5,
      title: 'Present that got worn',
      body: 'Gave it to my brother for his birthday. He has worn it in every photograph since.',
    },
    {
      rating: 5,
      title: 'Quick delivery',
      body: 'Ordered on Sunday evening, arrived on Wednesday. Exactly as pictured.',
    },
    {
      rating: 5,
      title: '',
      body: 'Beautiful print, really crisp lines. Washed it inside out as the label says and it looks new.',
    },
    {
      rating: 5,
      title: 'Holds its shape',
      body: 'Most of mine go baggy at the neck after a month. This one has not.',
    },
    {
      rating: 4,
      title: 'Great, but size up',
      body: 'Lovely quality. It comes up a touch small on me, so I swapped for the next size without any fuss.',
    },
    {
      rating: 4,
      title: 'Very nice',
      body: 'Good weight and a proper print. I would love it in a darker green.',
    },
    {
      rating: 4,
      title: 'Pleased with it',
      body: 'Softer after the second wash. Delivery took a day longer than they said, hence four stars.',
    },
    {
      rating: 4,
      title: '',
      body: 'Really good material, with some weight to it. The print is slightly larger than I thought, which turned out to be a good thing.',
    },
    {
      rating: 4,
      title: 'Good everyday wear',
      body: 'Have worn it gardening, to the pub and on a long train journey. Comfortable in all three.',
    },
    {
      rating: 3,
      title: 'Nice print, sleeves a bit long',
      body: 'No complaints about the quality, but the sleeves are long on me. Keeping it for the design.',
    },
    {
      rating: 3,
      title: 'Fine',
      body: 'It is all right. The colour is a little more muted than in the picture.',
    },
    {
      rating: 3,
      title: 'Shrank slightly',
      body: 'My own fault for using the dryer, but it did shrink. The print survived, to be fair.',
    },
    {
      rating: 2,
      title: 'Not for me',
      body: 'The fabric is heavier than I like in summer. The return was easy and the refund came within three days.',
    },
    {
      rating: 1,
      title: 'Wrong size sent',
      body: 'I ordered a medium and got a large. They replaced it, but I had wanted it for the weekend.',
    },
  ],
  kids: [
    {
      rating: 5,
      title: 'Will not take it off',
      body: 'Our four-year-old has decided this is the only T-shirt. It has survived paint, porridge and the slide.',
    },
    {
      rating: 5,
      title: 'So soft',
      body: 'No scratchy label and no stiff print. Exactly what we were looking for.',
    },
    {
      rating: 5,
      title: 'Lovely gift',
      body: 'Bought it for a new nephew. It came beautifully folded and the size was spot on.',
    },
    {
      rating: 5,
      title: 'Washes well',
      body: 'It has been through the machine thirty times by now and still looks good enough for nursery photographs.',
    },
    {
      rating: 5,
      title: '',
      body: 'Generous sizing, so it lasted nearly two years and has now gone to the cousin.',
    },
    {
      rating: 4,
      title: 'Big fits',
      body: 'Comes up large, which is fine, she will grow into it. Nice thick cotton.',
    },
    {
      rating: 4,
      title: 'Good quality',
      body: 'Strong seams and a cheerful print. I wish there were more colours.',
    },
    {
      rating: 3,
      title: 'Neck is a bit tight',
      body: 'A struggle over the head for my toddler, but he loves the picture.',
    },
    { rating: 2, title: 'Took a while', body: 'Nice when it came, but it came after the birthday.' },
  ],
  bag: [
    {
      rating: 5,
      title: 'Carries everything',
      body: 'Two library books, a laptop and the shopping, and the handles have not stretched.',
    },
    { rating: 5, title: 'Gets comments', body: 'People on the bus read my bag. I do not mind.' },
    {
      rating: 5,
      title: 'Proper canvas',
      body: 'Not one of those thin giveaway bags. It stands up by itself.',
    },
    {
      rating: 4,
      title: 'Long handles, hooray',
      body: 'Fits over a winter coat. Creases in the wash, but a damp cloth and an iron sort that out.',
    },
    { rating: 4, title: '', body: 'Just the right size. An inside pocket would make it perfect.' },
    {
      rating: 3,
      title: 'Good but creased',
      body: 'Arrived folded very flat and the creases took a while to drop.',
    },
  ],
  hat: [
    {
      rating: 5,
      title: 'Fits a big head',
      body: 'I never find hats that fit. This one does, with two notches to spare.',
    },
    {
      rating: 5,
      title: 'Lives in my coat pocket',
      body: 'Warm, does not itch, and springs back into shape. Bought a second for the car.',
    },
    {
      rating: 4,
      title: 'Well made',
      body: 'Neat stitching and a good shape. The colour is a shade lighter than shown.',
    },
    { rating: 4, title: '', body: 'Comfortable all day on the hills. Dries quickly too.' },
    { rating: 3, title: 'Decent', body: 'Nice, though I would have liked a slightly deeper fit.' },
  ],
  mug: [
    {
      rating: 5,
      title: 'First one out of the dishwasher',
      body: 'We have a shelf full of mugs and everybody fights over this one.',
    },
    {
      rating: 5,
      title: 'Arrived in one piece',
      body: 'The box could have been thrown down the stairs, and perhaps it was. Not a chip.',
    },
    {
      rating: 5,
      title: 'Good size',
      body: 'Holds a proper cup of tea and the handle is big enough for my hand.',
    },
    {
      rating: 4,
      title: 'Lovely',
      body: 'Print still bright after months of dishwasher. Slightly heavier than I expected.',
    },
    {
      rating: 3,
      title: 'Smaller than I thought',
      body: 'Nice, but check the size. I am a pint-of-tea person.',
    },
  ],
  print: [
    {
      rating: 5,
      title: 'Makes the room',
      body: 'Hung it above the sofa and everybody looks at it first. The frame is real wood.',
    },
    {
      rating: 5,
      title: 'Superb quality',
      body: 'You can see the grain of the paper. Well packed, ready to hang in five minutes.',
    },
    {
      rating: 5,
      title: 'Bought a pair',
      body: 'Two A3 prints in oak for the hallway. They look far more expensive than they were.',
    },
    {
      rating: 4,
      title: 'Very good',
      body: 'Colours are true to the picture. The acrylic needed a wipe on arrival.',
    },
    { rating: 4, title: '', body: 'Lovely thing. A3 is the size to have; A4 looked small on our wall.' },
    {
      rating: 2,
      title: 'Corner was dented',
      body: 'One corner of the frame had a knock. They sent another within the week, so two stars for the first and five for the service.',
    },
  ],
  sticker: [
    {
      rating: 5,
      title: 'On everything I own',
      body: 'Laptop, flask, bicycle. A winter outside and no fading.',
    },
    { rating: 5, title: 'Perfect stocking filler', body: 'Thick vinyl, cut very cleanly.' },
    { rating: 4, title: 'Fun', body: 'Stick well and come off cleanly. More on a sheet would be nice.' },
  ],
};

/** Names that buyers sign with. */
export const reviewers: readonly string[] = [
  'Hannah P.',
  'Tom W.',
  'Aisha K.',
  'Daniel R.',
  'Fiona M.',
  'Oliver B.',
  'Priya S.',
  'Jack H.',
  'Megan T.',
  'Samuel O.',
  'Ruth L.',
  'Callum D.',
  'Ines F.',
  'George A.',
  'Nadia C.',
  'Ben Y.',
  'Eleanor J.',
  'Marcus G.',
  'Sofia V.',
  'Lewis N.',
  'Kate E.',
  'Yusuf I.',
  'Amelia Z.',
  'Rory Q.',
  'Charlotte U.',
  'Peter X.',
  'Imogen S.',
  'Theo L.',
  'Bridget O.',
  'Wei C.',
  'Anna K.',
  'Josh P.',
  'Lucy D.',
  'Harriet B.',
  'Ned F.',
  'Zara M.',
];

/** Review texts of buyers about a kind of product. */
export function reviewTexts(garment: GarmentKind): readonly ReviewText[] {
  return texts[families[garment]];
}

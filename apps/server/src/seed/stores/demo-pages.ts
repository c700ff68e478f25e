import { action, block, narrow, pod, reason, scene, slide } from '../data/blocks.ts';
import type { PageSeed } from '../types.ts';
import { deliveryPage, to } from './shared.ts';

/** Dark words on a picture that is light where they stand: it needs no veil. */
const onLight = {
  titleColor: '#1f3329',
  copyColor: '#1f3329',
  overlayColor: '#fbf3e2',
  overlayOpacity: 0,
} as const;

/** A letter to subscribers, as it can be read in a browser. */
const autumnLetter: PageSeed = {
  url: '/autumn-letter/',
  title: 'A letter from the shore',
  description: 'New prints for walks in the wind, and a word about how they are made.',
  scene: 'rail-autumn',
  layout: 'mail',
  isMailPage: true,
  ySpacing: 24,
  blocks: [
    block('banner', {
      title: 'New for windy walks',
      copy: 'Heavy sweatshirts with prints from the coast, made when you order them.',
      image: scene('rail-autumn'),
      imageAlt: 'A clothes rail with sweatshirts in autumn colours',
      actions: [action('See the warm layers', to('warm-layers'), true)],
    }),
    block('textBlock', {
      title: 'Made once you want it',
      html: '<p>Nothing of this lies in a warehouse. What you choose is printed for you, packed in paper and posted within two working days.</p>',
    }),
    block('grid', {}, [
      narrow(
        6,
        block('pod', {
          title: 'The coast',
          image: scene('shore'),
          href: to('coast'),
          buttonText: 'To the sea',
        }),
      ),
      narrow(
        6,
        block('pod', {
          title: 'By the line',
          image: scene('line-by-the-sea'),
          href: to('new-in'),
          buttonText: 'What is new',
        }),
      ),
    ]),
    block('quote', {
      quote: 'The only sweatshirt that has kept its shape and my tea out.',
      author: 'Priya, Whitby',
    }),
  ],
};

/** Somebody to ask about a parcel. */
const deliveryChat = block('liveChat', {
  group: 'support',
  title: 'Where is my parcel?',
  body: 'Ask somebody who can look it up.',
  buttonText: 'Start chatting',
});

/** The pages of the demo shop; its home page shows every block of the first version. */
export function demoPages(name: string): readonly PageSeed[] {
  const delivery = deliveryPage({ name, scene: 'stacks-spring' });
  return [
    {
      url: '/',
      title: name,
      description: 'Prints from coast and countryside on organic cotton, made when you order them.',
      scene: 'shore',
      ySpacing: 56,
      blocks: [
        block('slideshow', { title: name, speed: 6000, mode: 'slideshow', navigation: true }, [
          slide({
            ...onLight,
            title: 'Made for weather',
            copy: 'New prints from the shore, on cotton that gets better with every wash.',
            image: scene('line-by-the-sea'),
            imageAlt: 'Sweatshirts and a T-shirt with prints of the sea on a washing line above a beach',
            badge: 'New in',
            actions: [action('Shop the coast', to('coast'), true), action('See all new', to('new-in'))],
          }),
          slide({
            ...onLight,
            title: 'Wrap up well',
            copy: 'Heavy loopback sweatshirts and hoodies with pockets deep enough for conkers.',
            image: scene('rail-autumn'),
            mobileImage: scene('rail-autumn-high-portrait'),
            imageAlt: 'A clothes rail with sweatshirts in autumn colours',
            actions: [action('Warm layers', to('warm-layers'), true)],
          }),
          slide({
            ...onLight,
            title: 'For that one bare wall',
            copy: 'Giclée prints on cotton paper, framed by hand.',
            image: scene('gallery-wall'),
            mobileImage: scene('gallery-wall-high-portrait'),
            imageAlt: 'Four framed prints on a wall',
            actions: [action('See the prints', to('home'), true)],
          }),
        ]),
        block('announcement', {
          icon: 'offer',
          text: 'Ten per cent off your first order with WELCOME10',
          action: { text: 'Start here', href: to('new-in') },
          actionStyle: 'none',
          alignment: 'center',
        }),
        block('grid', { title: 'Where to begin', breakpoints: { xs: 2, md: 4, lg: 4 }, spacing: 16 }, [
          pod('Women', {
            href: to('women'),
            image: '/images/scenes/rail-spring-portrait',
            imageAlt: 'A rail of T-shirts in spring colours',
          }),
          pod('Men', {
            href: to('men'),
            image: '/images/scenes/rail-autumn-portrait',
            imageAlt: 'A rail of sweatshirts in autumn colours',
          }),
          pod('Kids and baby', {
            href: to('kids'),
            image: '/images/scenes/washing-line-portrait',
            imageAlt: 'Small clothes on a washing line',
          }),
          pod('Homeware', {
            href: to('home'),
            image: '/images/scenes/still-life-morning-portrait',
            imageAlt: 'A mug and a framed print in morning light',
          }),
        ]),
        block('productList', {
          title: 'Most loved',
          sortBy: 'bestsellerOrder',
          limit: 8,
          href: to('all'),
          linkText: 'See everything',
        }),
        block('spacer', { ratio: 'regular' }),
        block('row', { direction: 'row', spacing: 48, align: 'center', reversed: false }, [
          narrow(
            6,
            block('image', {
              image: scene('flat-lay-sea'),
              alt: 'A navy T-shirt with a whale print beside a tote bag',
              ratio: '4:3',
              href: to('coast'),
            }),
          ),
          narrow(
            6,
            block('row', { direction: 'column', spacing: 20, align: 'start' }, [
              block('textBlock', {
                title: 'Printed when you order it',
                subTitle: 'Nothing waits in a warehouse.',
                html: '<p>Each piece is printed after you buy it, with water-based inks, in a mill that runs on wind and sun.</p><p>When it is worn out, send it back: we turn it into new yarn and <a href="/delivery/">give you a coupon for the next one</a>.</p>',
              }),
              narrow(
                6,
                block('button', {
                  text: 'How we work',
                  href: '/about/',
                  primary: false,
                  icon: 'arrow',
                  iconPosition: 'right',
                }),
              ),
            ]),
          ),
        ]),
        block('banner', {
          title: 'Into the woods',
          copy: 'Bears, foxes and ferns, drawn from life or very nearly.',
          image: scene('hills-dusk'),
          imageAlt: 'Hills at dusk',
          align: 'center',
          compact: true,
          overlayColor: '#33264a',
          overlayOpacity: 0.42,
          actions: [action('Shop the woods', to('woodland'), true)],
        }),
        block('productList', {
          title: 'Just in',
          collection: 'new-in',
          sortBy: 'new-in',
          limit: 4,
          href: to('new-in'),
          linkText: 'All new arrivals',
        }),
        block('grid', { breakpoints: { xs: 2, md: 4, lg: 4 }, spacing: 24 }, [
          reason('leaf', 'Organic cotton', 'Grown without pesticides on farms that we know by name.'),
          reason('sun', 'Wind and sun', 'Knitted, sewn and printed with renewable energy.'),
          reason('package', 'No plastic', 'Paper, card and string, all the way to your door.'),
          reason('recycle', 'Comes back', 'Send it home when it is worn out. We make it new.'),
        ]),
        block('row', { direction: 'row', spacing: 32, align: 'stretch' }, [
          narrow(
            6,
            block('quote', {
              quote: 'The only sweatshirt I have bought three times.',
              author: 'Hannah, Bristol',
              font: 'Fraunces Variable',
              fontSize: 26,
              italic: false,
              align: 'left',
            }),
          ),
          narrow(
            6,
            block('newsletterSubscribe', {
              mailingList: 'newsletter',
              title: 'A letter a month',
              copy: 'New prints, early access to the sale, and where the good walks are. No noise.',
              buttonText: 'Send it to me',
              smallPrint: 'You can leave at any time.',
            }),
          ),
        ]),
      ],
    },
    {
      url: '/about/',
      title: 'About us',
      ySpacing: 56,
      description: 'Two people, one kitchen table, and a printer that only runs when somebody asks.',
      searchIcon: 'people',
      scene: 'hills-dawn',
      blocks: [
        block('banner', {
          title: 'Two people and a kitchen table',
          copy: 'Marlow draws. Finch prints. The dog supervises.',
          image: scene('hills-dawn'),
          imageAlt: 'Hills at dawn',
          align: 'left',
        }),
        block('textBlock', {
          title: 'How it began',
          html: '<p>We started with one T-shirt, a drawing of the lighthouse at the end of our road, because the gift shop sold one from somewhere else entirely. Forty-odd designs later we still draw each of them by hand, and we still print them one at a time.</p><p>Working to order means we never guess. There is no mountain of unsold mediums, and no sale rail of things that should not have been made.</p>',
        }),
        block('row', { direction: 'row', spacing: 48, align: 'center', scheme: 'soft' }, [
          narrow(
            6,
            block('textBlock', {
              title: 'What it is made of',
              html: '<ul><li>Organic cotton, certified from seed to seam</li><li>Water-based inks that a fish would not mind</li><li>Recycled polyester where cotton alone would not last</li><li>Paper and string to post it in</li></ul>',
            }),
          ),
          narrow(
            6,
            block('image', {
              image: scene('stacks-spring'),
              alt: 'Folded T-shirts in a stack',
              ratio: '4:3',
            }),
          ),
        ]),
        block('row', { direction: 'column', spacing: 32, align: 'center', scheme: 'dark' }, [
          block('quote', {
            quote: 'Buy less, wear it longer, send it back.',
            author: 'The sign over our door',
            align: 'center',
            fontSize: 32,
          }),
          block('button', { text: 'Shop everything', href: to('all'), primary: true, align: 'center' }),
        ]),
        block('liveChat', {
          group: 'studio',
          title: 'A drawing of your own?',
          body: 'Tell our studio what you have in mind. We say what prints well, and on what.',
          buttonText: 'Ask the studio',
        }),
      ],
    },
    { ...delivery, blocks: [...delivery.blocks, deliveryChat] },
    {
      url: '/gift-guide/',
      title: 'Gift guide',
      description: 'Presents under £30 for people who have enough things.',
      scene: 'still-life-evening',
      published: false,
      blocks: [
        block('banner', {
          title: 'For people who have enough things',
          copy: 'Small, useful and printed for them.',
          image: scene('still-life-evening'),
          imageAlt: 'A mug and a print by lamplight',
        }),
        block('productList', { title: 'Mugs and prints', collection: 'home', sortBy: 'rating', limit: 8 }),
      ],
    },
    autumnLetter,
  ];
}

/** A shop's text about an artwork, and the cloth that suits it, best first. */
export interface ArtworkNote {
  /** A sentence or two, in the shop's own words. */
  story: string;
  /** Slugs of garment colours. */
  colours: readonly string[];
}

/** Notes by artwork id. */
export const artworkNotes: Readonly<Record<string, ArtworkNote>> = {
  'bauhaus-grid': {
    story:
      'Circles, quarters and squares on a strict grid, printed in four flat inks. A small lesson in balance.',
    colours: ['white', 'black', 'ecru', 'navy', 'athletic-grey', 'mustard'],
  },
  'seventies-stripes': {
    story: 'Five warm stripes that curve like the side of an old camper van.',
    colours: ['ecru', 'black', 'rust', 'navy', 'oatmeal', 'white', 'forest-green'],
  },
  'paper-cutouts': {
    story: 'Loose, hand-cut shapes that sit together like leaves in a tray.',
    colours: ['white', 'sage', 'ecru', 'dusty-pink', 'navy', 'lavender'],
  },
  'moon-phases': {
    story: 'The moon from new to full and back again, for people who look up on the walk home.',
    colours: ['navy', 'black', 'charcoal', 'white', 'plum', 'lavender'],
  },
  'optical-flow': {
    story: 'Lines that seem to breathe. Look away, look back, and they have moved.',
    colours: ['black', 'white', 'navy', 'charcoal', 'red', 'athletic-grey'],
  },
  'quiet-orbits': {
    story: 'A calm diagram of planets on their way round, drawn with a compass and a steady hand.',
    colours: ['navy', 'black', 'ecru', 'charcoal', 'teal', 'white'],
  },
  'paper-fox': {
    story: 'A fox folded from a single sheet, sharp at every edge and soft in the eye.',
    colours: ['ecru', 'white', 'forest-green', 'navy', 'rust', 'athletic-grey', 'oatmeal'],
  },
  'forest-bear': {
    story: 'A bear with a whole pine wood inside, out early and in no hurry.',
    colours: ['forest-green', 'rust', 'ecru', 'navy', 'athletic-grey', 'oatmeal', 'stone'],
  },
  'luna-moth': {
    story: 'A luna moth with the night on its wings, drawn line by line from museum plates.',
    colours: ['black', 'sage', 'navy', 'ecru', 'plum', 'white'],
  },
  'sleepy-cat': {
    story: 'The best seat in the house is taken. A cat, asleep, as it should be.',
    colours: ['oatmeal', 'dusty-pink', 'white', 'navy', 'sky-blue', 'athletic-grey', 'butter'],
  },
  'wild-fern': {
    story: 'One fern frond, drawn from a hedge bank in May, down to the last leaflet.',
    colours: ['sage', 'white', 'forest-green', 'ecru', 'black', 'stone'],
  },
  eucalyptus: {
    story: 'A sprig of eucalyptus in soft greens, with as much white space as ink.',
    colours: ['white', 'ecru', 'sage', 'dusty-pink', 'athletic-grey', 'stone'],
  },
  'poppy-field': {
    story: 'Poppies along a footpath, loose and red, the way they look from a passing train.',
    colours: ['white', 'ecru', 'sky-blue', 'dusty-pink', 'navy', 'butter'],
  },
  'pressed-flowers': {
    story: 'Nine wild flowers laid out as in a herbarium, each with its own shadow.',
    colours: ['ecru', 'white', 'sage', 'dusty-pink', 'lavender', 'stone'],
  },
  'plant-parent': {
    story: 'For everyone who talks to the monstera. A windowsill of house plants, all of them thriving.',
    colours: ['white', 'sage', 'ecru', 'mustard', 'dusty-pink', 'navy'],
  },
  'forest-floor': {
    story: 'Mushrooms, moss and fallen leaves: what you see when you stop and look down.',
    colours: ['mustard', 'ecru', 'forest-green', 'rust', 'oatmeal', 'black', 'olive'],
  },
  'lemon-grove': {
    story: 'Lemons on the branch, leaves still on. Sunshine for a grey Tuesday.',
    colours: ['white', 'navy', 'sky-blue', 'ecru', 'butter', 'sage', 'mint'],
  },
  'pacific-sunset': {
    story: 'The last light over long lines of swell, in five bands of warm ink.',
    colours: ['white', 'navy', 'black', 'coral', 'sky-blue', 'ecru', 'denim-blue'],
  },
  'blue-ridge': {
    story: 'Ridge behind ridge, paler each time, as the morning fog lifts.',
    colours: ['navy', 'stone', 'white', 'denim-blue', 'charcoal', 'sage', 'athletic-grey', 'ecru'],
  },
  'great-swell': {
    story: 'A wall of water in the manner of an old woodblock print, caught the moment before it breaks.',
    colours: ['navy', 'white', 'sky-blue', 'black', 'teal', 'ecru', 'athletic-grey'],
  },
  'contour-map': {
    story: 'Contour lines of a hill that is worth the climb. The map is invented; the feeling is not.',
    colours: ['olive', 'black', 'ecru', 'navy', 'stone', 'white', 'charcoal'],
  },
  'night-camp': {
    story: 'A tent, a fire and far more stars than you remembered.',
    colours: ['navy', 'forest-green', 'black', 'charcoal', 'rust', 'white', 'teal'],
  },
  'keepers-light': {
    story: 'A lighthouse keeping watch over a small harbour, set in a round badge like a ship’s stamp.',
    colours: ['navy', 'ecru', 'white', 'teal', 'red', 'athletic-grey', 'stone'],
  },
  'coffee-first': {
    story: 'Everything else can wait. A fair warning for the early meeting.',
    colours: ['ecru', 'white', 'black', 'rust', 'navy', 'oatmeal', 'mustard'],
  },
  'ride-more': {
    story: 'A bicycle in one line, drawn for people who take the long way home.',
    colours: ['mustard', 'navy', 'white', 'black', 'sage', 'athletic-grey', 'red'],
  },
  'one-more-chapter': {
    story: 'It is past midnight and you know it. For those who cannot leave a good book alone.',
    colours: ['oatmeal', 'burgundy', 'navy', 'white', 'forest-green', 'ecru', 'plum'],
  },
  'space-cadet': {
    story: 'A rocket, a ringed planet and nobody telling you when to be back.',
    colours: ['navy', 'sky-blue', 'white', 'black', 'butter', 'teal', 'lavender'],
  },
  'star-whale': {
    story: 'A whale crossing the night sky with the stars on its back. Good company for bedtime.',
    colours: ['navy', 'sky-blue', 'teal', 'white', 'black', 'lavender', 'mint'],
  },
  swallows: {
    story: 'Swallows turning over the yard, back from Africa and loud about it.',
    colours: ['sky-blue', 'white', 'ecru', 'navy', 'dusty-pink', 'denim-blue'],
  },
  'koi-pond': {
    story: 'Two koi circling in still water, in vermilion and gold.',
    colours: ['black', 'navy', 'white', 'teal', 'ecru', 'red'],
  },
  'take-it-slow': {
    story: 'Good advice, set in round letters that refuse to hurry.',
    colours: ['ecru', 'sage', 'white', 'dusty-pink', 'navy', 'oatmeal', 'mustard'],
  },
  'good-days-ahead': {
    story: 'A sun, a horizon and a promise, printed in the colours of a 1974 poster.',
    colours: ['white', 'sky-blue', 'ecru', 'mustard', 'navy', 'coral', 'butter'],
  },
  'more-trees': {
    story: 'Said politely, in large letters. One tree is planted for every piece sold.',
    colours: ['forest-green', 'white', 'ecru', 'sage', 'black', 'stone'],
  },
  'under-the-sun': {
    story: 'Nothing new under the sun, in a fine old serif. A quiet joke for long lunches.',
    colours: ['sage', 'white', 'black', 'ecru', 'dusty-pink', 'athletic-grey'],
  },
  'stay-curious': {
    story: 'Two words built from circles and bars. Ask why, then ask again.',
    colours: ['white', 'black', 'mustard', 'navy', 'athletic-grey', 'red', 'ecru'],
  },
  'court-side-club': {
    story: 'The clubhouse badge of a tennis club with no waiting list and no dress code.',
    colours: ['forest-green', 'white', 'navy', 'ecru', 'burgundy', 'athletic-grey', 'stone'],
  },
  'long-play': {
    story: 'Side A, track one. A record, mid-spin, for people who still turn it over.',
    colours: ['black', 'white', 'rust', 'navy', 'ecru', 'charcoal', 'mustard'],
  },
  'out-of-office': {
    story: 'A small boat, a flat sea and an automatic reply.',
    colours: ['white', 'navy', 'sky-blue', 'ecru', 'athletic-grey', 'sage'],
  },
  'oh-hello': {
    story: 'The friendliest two words there are, in letters you want to squeeze.',
    colours: ['white', 'butter', 'dusty-pink', 'sky-blue', 'mint', 'coral', 'apricot'],
  },
  weekender: {
    story: 'Big, bold and only interested in Friday afternoon.',
    colours: ['black', 'white', 'red', 'navy', 'mustard', 'athletic-grey', 'ecru'],
  },
  'salt-water': {
    story: 'Cures most things. A surf badge for early swims and cold hands round a flask.',
    colours: ['sky-blue', 'navy', 'white', 'teal', 'ecru', 'stone', 'athletic-grey'],
  },
  'soft-focus': {
    story: 'An old film camera, kept on the shelf for the sound of its shutter.',
    colours: ['ecru', 'black', 'white', 'charcoal', 'rust', 'navy', 'athletic-grey'],
  },
  'park-life': {
    story: 'Melon, cherries and a slice of orange: the whole picnic in one pattern.',
    colours: ['white', 'ecru', 'butter', 'mint', 'sky-blue', 'dusty-pink', 'coral'],
  },
};

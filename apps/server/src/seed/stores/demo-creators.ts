import type { CreatorSeed } from '../types.ts';

/** Artists who draw for the pro shop. */
export const demoCreators: readonly CreatorSeed[] = [
  {
    urlName: 'ines-calder',
    name: 'Ines Calder',
    kind: 'person',
    about:
      'Ines draws what grows between the garden gate and the beech wood: ferns, mushrooms, poppies, and the fox that crosses them at night. She begins each design in pencil on the back of a seed packet and finishes it in ink at the window of her studio in Dorset.\n\nEach drawing is tried at the size of a stamp first. What does not work there, she says, does not work.',
    scene: 'at-the-drawing-board-portrait',
    links: [
      { name: 'Her sketchbook', url: 'https://ines-calder.example/sketchbook/' },
      { name: 'Workshops', url: 'https://ines-calder.example/workshops/' },
    ],
    artworks: ['wild-fern', 'forest-floor', 'paper-fox', 'pressed-flowers', 'poppy-field', 'more-trees'],
  },
  {
    urlName: 'tern-and-tide',
    name: 'Tern & Tide',
    kind: 'organisation',
    about:
      'Two printers and a boat shed in Lyme Regis. Tern & Tide cut waves, whales and lighthouses into lino, ink them by hand and pull the first proofs on a press from 1931.\n\nTheir blues are mixed from three tins, and no two of their seas are the same.',
    scene: 'tern-over-waves-portrait',
    links: [{ name: 'The boat shed', url: 'https://tern-and-tide.example/' }],
    artworks: ['keepers-light', 'great-swell', 'salt-water', 'star-whale', 'pacific-sunset'],
  },
];

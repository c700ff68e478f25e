import { expect, it } from 'vitest';
import { creatorData, type Creator } from './creator-data.ts';

const creator: Creator = {
  urlName: 'ines-marlow',
  name: 'Ines Marlow',
  kind: 'person',
  about: 'Draws in ink.\n\nLives by the sea.',
  image: '/images/scenes/ines',
  links: [{ name: 'Prints', url: 'https://ines.example/' }],
};

it('tells who a page is about, with addresses that are whole', () => {
  expect(creatorData(creator, 'https://shop.example')).toEqual({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Ines Marlow',
      url: 'https://shop.example/creator/ines-marlow/',
      description: 'Draws in ink. Lives by the sea.',
      image: 'https://shop.example/images/scenes/ines',
      sameAs: ['https://ines.example/'],
    },
  });
});

it('says of an organisation what it is, and nothing that is not known', () => {
  const press: Creator = { ...creator, kind: 'organisation', about: '', image: null, links: [] };
  expect(creatorData(press, 'https://shop.example').mainEntity).toEqual({
    '@type': 'Organization',
    name: 'Ines Marlow',
    url: 'https://shop.example/creator/ines-marlow/',
  });
});

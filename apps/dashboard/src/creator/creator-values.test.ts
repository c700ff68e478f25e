import type { ManagedCreator } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { creatorChangesOf, creatorErrors, valuesOf } from './creator-values.ts';
import en from '../texts/creator/en.ts';

const t = translator(en, 'en-GB');

const creator: ManagedCreator = {
  version: 1,
  id: 7,
  urlName: 'ines-marlow',
  name: 'Ines Marlow',
  kind: 'person',
  about: 'Draws in ink.',
  image: null,
  links: [{ name: 'Prints', url: 'https://ines.example/' }],
  productCount: 3,
  storeUrl: 'https://shop.example/creator/ines-marlow/',
};
const values = valuesOf(creator);

describe('a creator that is edited', () => {
  it('is right as it came, and nothing is sent of it', () => {
    expect(creatorErrors(t, values)).toEqual({});
    expect(creatorChangesOf(values, { ...values, links: [...values.links] })).toEqual({});
  });

  it('is sent by what differs', () => {
    expect(creatorChangesOf(values, { ...values, kind: 'organisation', links: [] })).toEqual({
      kind: 'organisation',
      links: [],
    });
  });

  it('names the fields at fault', () => {
    const links = [...values.links, { name: ' ', url: 'http://ines.example/' }, { name: 'Shop', url: '' }];
    expect(creatorErrors(t, { ...values, name: ' ', urlName: 'Ines', links })).toEqual({
      name: 'This field is required',
      urlName: 'Use small letters, digits and single dashes',
      'links.1.name': 'This field is required',
      'links.1.url': 'Enter an address that starts with https://',
      'links.2.url': 'This field is required',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { creatorLimits, creatorLinkFault, creatorParagraphs, creatorUrlNameFault } from './creator.ts';

const notSlug = 'Use small letters, digits and single dashes';
const notHttps = 'Enter an address that starts with https://';

describe('creators', () => {
  it.each([
    ['ines-marlow', null],
    ['studio-54', null],
    ['öland', null],
    ['a'.repeat(creatorLimits.urlName), null],
    ['', 'This field is required'],
    ['a'.repeat(creatorLimits.urlName + 1), 'At most 80 characters'],
    ['Ines', notSlug],
    ['ines marlow', notSlug],
    ['ines--marlow', notSlug],
    ['-ines', notSlug],
    ['ines-', notSlug],
    ['ines/marlow', notSlug],
    ['../ines', notSlug],
  ])('CREATOR1 the address part %j is judged %j', (urlName, fault) => {
    expect(creatorUrlNameFault(urlName)).toBe(fault);
  });

  it.each([
    ['https://ines.example', null],
    ['HTTPS://ines.example/prints?by=year#top', null],
    ['https://ines.example:8443/', null],
    ['http://ines.example/', notHttps],
    ['//ines.example/', notHttps],
    ['ines.example', notHttps],
    ['javascript:alert(1)', notHttps],
    ['https://', notHttps],
    ['https://localhost/', notHttps],
    ['https://shop@evil.example/', notHttps],
    ['https://ines.example\\@evil.example/', notHttps],
    ['https://ines example/', notHttps],
    ['https://a.example:99999/', notHttps],
    [`https://a.example/${'x'.repeat(creatorLimits.linkUrl)}`, 'At most 500 characters'],
  ])('CREATOR2 the link %j is judged %j', (url, fault) => {
    expect(creatorLinkFault(url)).toBe(fault);
  });

  it('CREATOR3 an empty line parts paragraphs', () => {
    expect(creatorParagraphs(' One,\nstill one. \r\n \r\n\n Two. \n')).toEqual(['One,\nstill one.', 'Two.']);
    expect(creatorParagraphs(' \n \n')).toEqual([]);
  });
});

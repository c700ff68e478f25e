import { describe, expect, it } from 'vitest';
import { subdomainOf } from './subdomain.ts';

describe('the address that a name suggests', () => {
  it.each([
    ['Marlow & Finch', 'marlow-finch'],
    ['  Café Zoë & Co. ', 'cafe-zoe-co'],
    ['Ünïcode', 'unicode'],
    ['日本', ''],
    ['---', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('of %j is %j', (name, subdomain) => {
    expect(subdomainOf(name)).toBe(subdomain);
  });
});

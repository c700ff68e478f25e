import { describe, expect, it } from 'vitest';
import { createRedirectChain } from './redirect-chain.ts';

describe('createRedirectChain', () => {
  const walk = (count: number, path: (at: number) => string) => {
    const chain = createRedirectChain();
    return Array.from({ length: count }, (_, at) => chain.next(path(at), path(at + 1)));
  };

  it.each([
    ['a chain', (at: number) => `/${at}/`],
    ['a loop of two', (at: number) => (at % 2 === 0 ? '/a/' : '/b/')],
    ['a path that leads to itself', () => '/a/'],
  ])('RUN4 %s of 100 goes on, and one more leads to /404/', (_, path) => {
    const led = walk(101, path);
    expect(led.slice(0, 100)).toEqual(Array.from({ length: 100 }, (__, at) => path(at + 1)));
    expect(led[100]).toBe('/404/');
  });

  it('RUN4 starts again where a visitor goes somewhere else', () => {
    const chain = createRedirectChain();
    for (let visit = 0; visit < 500; visit += 1) {
      expect(chain.next('/dashboard/', '/login/')).toBe('/login/');
      expect(chain.next('/orders/', '/login/')).toBe('/login/');
    }
  });

  it('RUN4 counts routes within each other once', () => {
    const chain = createRedirectChain();
    for (let step = 0; step < 100; step += 1) {
      for (const route of ['parent', 'child'])
        expect([route, chain.next(`/${step}/`, `/${step + 1}/`)]).toEqual([route, `/${step + 1}/`]);
    }
    expect(chain.next('/100/', '/101/')).toBe('/404/');
  });
});

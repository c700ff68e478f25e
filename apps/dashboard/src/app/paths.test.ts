import { describe, expect, it } from 'vitest';
import { isAppPath, redirectTarget } from './paths.ts';

describe('where a sign-in leads to', () => {
  it.each([
    ['?redirect_uri=/dashboard/orders/%3Fpage%3D2', '/dashboard/orders/?page=2'],
    ['', '/dashboard/'],
    ['?redirect_uri=//evil.example/', '/dashboard/'],
    ['?redirect_uri=https://evil.example/', '/dashboard/'],
    ['?redirect_uri=javascript:alert(1)', '/dashboard/'],
    ['?redirect_uri=/%5Cevil.example', '/dashboard/'],
  ])('%s → %s', (search, target) => {
    expect(redirectTarget(search)).toBe(target);
  });
});

describe('which paths are the app’s', () => {
  it.each([
    ['/dashboard/', true],
    ['/dashboard/orders/7/', true],
    ['/login/?redirect_uri=/dashboard/', true],
    ['/sign-up/eula/', true],
    ['?page=2', true],
    ['/', false],
    ['/product/tee/', false],
    ['/dashboards/', false],
  ])('%s: %s', (path, own) => {
    expect(isAppPath(path)).toBe(own);
  });
});

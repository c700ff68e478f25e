import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppearance, createPreference } from './preference.ts';

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

describe('a preference', () => {
  it('is the first value until one is chosen, and then stays over visits', () => {
    const kept = storage();
    const density = () => createPreference({ key: 'density', values: ['comfortable', 'compact'] });
    const first = density();
    expect(first.get()).toBe('comfortable');
    first.set('compact');
    expect(first.get()).toBe('compact');
    expect(kept.get('density')).toBe('compact');
    expect(density().get()).toBe('compact');
  });

  it('is never something that it may not be', () => {
    storage().set('density', 'tiny');
    expect(createPreference({ key: 'density', values: ['comfortable', 'compact'] }).get()).toBe(
      'comfortable',
    );
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const density = createPreference({ key: 'density', values: ['comfortable', 'compact'] });
    density.set('compact');
    expect(density.get()).toBe('compact');
  });
});

describe('the appearance', () => {
  it('is an attribute of the document, and none where the system decides', () => {
    storage();
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    const appearance = createAppearance('look');
    appearance.set('dark');
    expect(dataset).toEqual({ themeMode: 'dark' });
    appearance.set('auto');
    expect(dataset).toEqual({});
  });
});

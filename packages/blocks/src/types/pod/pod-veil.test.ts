import { contrastRatio, resolveTheme, themeNames } from '@omnis/theme';
import { describe, expect, it } from 'vitest';
import { podVeil } from './pod-veil.ts';

const modes = ['light', 'dark'] as const;
const cases = themeNames.flatMap((name) => modes.map((mode) => [name, mode] as const));

/** Paper under veils of a colour in hex, each as dense as given, 0 to 1. */
function veiledPaper(colour: string, densities: readonly number[]): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const veiled = channels.map((channel) =>
    densities.reduce((under, alpha) => channel * alpha + under * (1 - alpha), 255),
  );
  return `#${veiled.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

describe('the veil of a pod', () => {
  it.each(cases)('%s %s keeps words legible on a picture as white as paper', (name, mode) => {
    const { values } = resolveTheme(name, { mode });
    const veil = values['banner.overlay'];
    expect(veil).toMatch(/^#[0-9a-f]{6}$/i);
    const { density, picture, edge, words, centre } = podVeil;
    const grounds = [[picture, words], [picture, edge], [centre]].map((shares) =>
      veiledPaper(
        veil,
        shares.map((share) => Math.min(1, share * density)),
      ),
    );
    for (const ground of grounds) {
      expect(contrastRatio(values['banner.mediaColor'], ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

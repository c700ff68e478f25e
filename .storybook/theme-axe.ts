/** Axe over a story in themes and modes: what they can break, without rendering the story anew. */
import { sectionSchemeCss } from '@omnis/blocks';
import { isThemeName, themeNames, type ThemeName } from '@omnis/theme';
import axe from 'axe-core';

/** The rules whose answer depends on a theme; the story's own test asks the others. */
const RULES = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Storybook's own elements, which the test of the story leaves out too. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** How {@link checkThemes} paints a story. */
export interface ThemeCheck {
  /** Theme names parted by commas, or `all`: the value of `OMNIS_AXE_THEMES`. */
  readonly names: string;
  /** The style sheet of a theme as the preview writes it. */
  readonly styleSheet: (theme: ThemeName, mode: Mode) => string;
}

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** The themes that `names` stands for. Throws for a name that is no theme's: a misspelt one would check nothing. */
function readThemes(names: string): readonly ThemeName[] {
  if (names === 'all') return themeNames;
  return names.split(',').map((name) => {
    if (!isThemeName(name)) throw new Error(`OMNIS_AXE_THEMES names "${name}", which is no theme.`);
    return name;
  });
}

/** A style element that a story's themes are written to; what it held comes back when the check is done. */
function sheet(id: string): { readonly write: (css: string) => void; readonly restore: () => void } | null {
  const element = document.getElementById(id);
  if (!element) return null;
  const held = element.textContent;
  const write = (css: string): void => void (element.textContent = css);
  return { write, restore: () => write(held) };
}

/** Violations that axe finds in the page as it is painted now. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: NOT_OURS },
    {
      runOnly: { type: 'rule', values: RULES },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${target.join(' ')}: ${failureSummary.split('\n').at(-1)?.trim()}`,
    ),
  );
}

/**
 * Paints the story on the page in one theme after the other, light and dark, and asks axe about each.
 *
 * @throws Error with every fault of every theme, for the story's test to fail with
 */
export async function checkThemes({ names, styleSheet }: ThemeCheck): Promise<void> {
  const themes = readThemes(names);
  const page = sheet('omnis-theme');
  if (!page) throw new Error('The story has no style sheet of a theme.');
  const sections = sheet('omnis-section-schemes');
  // A colour on its way from one theme to the next is none of either.
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  const found: string[] = [];
  try {
    for (const theme of themes)
      for (const mode of MODES) {
        page.write(styleSheet(theme, mode));
        sections?.write(sectionSchemeCss({ theme, mode }));
        found.push(...(await faults()).map((fault) => `${theme}, ${mode}: ${fault}`));
      }
  } finally {
    page.restore();
    sections?.restore();
    still.remove();
  }
  if (found.length > 0) throw new Error(`Axe in themes:\n${found.join('\n')}`);
}

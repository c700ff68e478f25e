import { isThemeName } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { PageView } from '../page/page-view.tsx';
import type { ShownTypes } from '../registry/shown-types.ts';
import { sectionSchemeCss } from '../scheme/section-schemes.ts';
import { blockComponents } from '../types/components.node.ts';
import { blockTraits } from '../types/traits.ts';
import type { TestBlock } from './render-page.tsx';
import { storyEnvironment } from './story-environment.tsx';

/** All components at once, so that a story is whole when its test looks at it. */
const storyTypes: ShownTypes = {
  get: (name) => {
    const component = blockComponents[name];
    return component === undefined ? undefined : { name, component, ...blockTraits[name] };
  },
};

/** A page of these blocks, as a story shows it: with a section's air around it, but for what runs from edge to edge. */
export function StoryPage({ blocks }: { blocks: readonly TestBlock[] }): ReactElement {
  const bleeds = (block: TestBlock | undefined): boolean =>
    block !== undefined && storyTypes.get(block.type)?.bleed === true;
  const air = (block: TestBlock | undefined): string | number => (bleeds(block) ? 0 : 'var(--space-12)');
  return (
    <div style={{ paddingTop: air(blocks[0]), paddingBottom: air(blocks.at(-1)) }}>
      <PageView
        page={{ blocks, properties: { ySpacing: 40 } }}
        environment={storyEnvironment}
        registry={storyTypes}
      />
    </div>
  );
}

/** A story of one block. */
export function storyOf(block: TestBlock): { readonly args: { readonly blocks: readonly TestBlock[] } } {
  return { args: { blocks: [block] } };
}

/** For stories whose sections have colour schemes: their style sheet, as the head of a shop's page carries it. */
export const withSectionSchemes: Decorator = (Story, { globals }) => {
  const { theme, mode } = globals;
  const css = sectionSchemeCss({
    theme: typeof theme === 'string' && isThemeName(theme) ? theme : 'base',
    mode: mode === 'dark' ? 'dark' : 'light',
  });
  return (
    <>
      <ThemeStyle id="omnis-section-schemes" css={css} />
      <Story />
    </>
  );
};

import { isThemeName } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import type { Args, Decorator, Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { PageView } from '../page/page-view.tsx';
import type { ShownTypes } from '../registry/shown-types.ts';
import { sectionSchemeCss } from '../scheme/section-schemes.ts';
import { blockComponents } from '../types/components.node.ts';
import { blockData, type BlockTypeName } from '../types/block-data.ts';
import { blockTraits } from '../types/traits.ts';
import { argsOf, withArgs } from './block-args.ts';
import { blockArgTypes, describeType } from './block-docs.ts';
import { pageSource } from './page-source.ts';
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

const isKnown = (name: string): name is BlockTypeName => Object.hasOwn(blockData, name);

/** A story of one block, with its properties as the values of the controls. */
export function storyOf(block: TestBlock): { readonly args: Args } {
  const { type, properties } = block;
  const fields = isKnown(type) ? blockData[type].fields : [];
  const keys = fields.map(({ key }) => key);
  return { args: { ...argsOf(keys, { ...properties }), blocks: [block] } };
}

/** The blocks of a story, with the values of the controls. */
function shownOf(type: string, { blocks, ...args }: Args): readonly TestBlock[] {
  return withArgs(Array.isArray(blocks) ? blocks : [], type, args);
}

/** The parts that the stories of a type share: the table of its properties, their controls, and the page’s JSON as code. */
export function blockDocs(name: BlockTypeName): Required<Pick<Meta, 'argTypes' | 'parameters' | 'render'>> {
  const data = blockData[name];
  return {
    argTypes: blockArgTypes(data),
    parameters: {
      layout: 'fullscreen',
      controls: { sort: 'none' },
      docs: {
        description: { component: describeType(data) },
        source: {
          language: 'tsx',
          transform: (_code: string, { args }: { args: Args }) => pageSource(shownOf(name, args)),
        },
      },
    },
    render: (args) => <StoryPage blocks={shownOf(name, args)} />,
  };
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

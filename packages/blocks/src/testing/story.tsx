import type { ReactElement } from 'react';
import { PageView } from '../page/page-view.tsx';
import type { ShownTypes } from '../registry/shown-types.ts';
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

/** A page of these blocks, as a story shows it. */
export function StoryPage({ blocks }: { blocks: readonly TestBlock[] }): ReactElement {
  return (
    <PageView
      page={{ blocks, properties: { ySpacing: 40 } }}
      environment={storyEnvironment}
      registry={storyTypes}
    />
  );
}

/** A story of one block. */
export function storyOf(block: TestBlock): { readonly args: { readonly blocks: readonly TestBlock[] } } {
  return { args: { blocks: [block] } };
}

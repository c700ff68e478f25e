import type { ReactElement } from 'react';
import { PageView } from '../page/page-view.tsx';
import type { TestBlock } from './render-page.tsx';
import { storyEnvironment } from './story-environment.tsx';

/** A page of these blocks, as a story shows it. */
export function StoryPage({ blocks }: { blocks: readonly TestBlock[] }): ReactElement {
  return <PageView page={{ blocks, properties: { ySpacing: 40 } }} environment={storyEnvironment} />;
}

/** A story of one block. */
export function storyOf(block: TestBlock): { readonly args: { readonly blocks: readonly TestBlock[] } } {
  return { args: { blocks: [block] } };
}

import { defaultYSpacing } from '@omnis/models';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import type { BlockEnvironment } from '../environment/environment.ts';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import { isRecord, readNumber } from '../read/read.ts';
import { blockRegistry } from '../registry/default-registry.ts';
import { RegistryContext } from '../registry/registry-context.ts';
import type { BlockRegistry } from '../registry/registry.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { shownBlocks } from '../tree/visibility.ts';
import { BlockView, previewMarks } from './block-view.tsx';
import type { PageContent } from './page-content.ts';
import { PageRoot } from './page-root.ts';
import { useFirstBlockRule } from './use-first-block-rule.ts';

/** Properties of {@link PageView}. */
export interface PageViewProps {
  readonly page: PageContent;
  /** Keep it the same object between renders. */
  readonly environment: BlockEnvironment;
  /** Types that the page may use; those of this package and `registerBlockType` unless told. */
  readonly registry?: BlockRegistry;
}

/**
 * A page made of blocks (storefront.md §3 Page and Block, §4 Block): a grid of 12 columns from the lg breakpoint, every
 * block at full width below. It brings the page's gutters, so put it into a region as wide as the window. The HTML is
 * the same on the server and in the browser, and malformed JSON never makes it throw.
 *
 * @example
 * ```tsx
 * import { PageView, type BlockEnvironment, type PageContent } from '@omnis/blocks';
 * export const Home = ({ page, environment }: { page: PageContent; environment: BlockEnvironment }) => (
 *   <main><PageView page={page} environment={environment} /></main>
 * );
 * ```
 */
export function PageView({ page, environment, registry = blockRegistry }: PageViewProps): ReactElement {
  const { blocks: json, properties } = isRecord(page) ? page : {};
  const blocks = useMemo(() => readBlocks(json), [json]);
  const shown = shownBlocks(blocks, environment);
  const { waiting, rootRef } = useFirstBlockRule(
    shown[0]?.type === 'slideshow' && environment.mode === 'native',
  );
  const ySpacing = isRecord(properties)
    ? readNumber(properties, 'ySpacing', { fallback: defaultYSpacing, min: 0, max: 400 })
    : defaultYSpacing;
  const style: CSSProperties & Record<`--${string}`, string> = { '--y-spacing': `${ySpacing}px` };
  return (
    <RegistryContext value={registry}>
      <BlockEnvironmentProvider environment={environment}>
        <PageRoot ref={rootRef} style={style} data-waiting={waiting ? '' : undefined}>
          {shown.map((block, index) => (
            <div
              key={block.uid}
              className={placeClass(block, registry)}
              {...previewMarks(block, environment.mode)}
            >
              <BlockView block={block} priority={index === 0} />
            </div>
          ))}
        </PageRoot>
      </BlockEnvironmentProvider>
    </RegistryContext>
  );
}

/** Classes that place a block in the page's grid: its columns, or from edge to edge. */
function placeClass({ type, size }: BlockNode, registry: BlockRegistry): string {
  return registry.get(type)?.bleed === true && size === 12 ? 'block bleed' : `block s${size}`;
}

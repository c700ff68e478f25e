import { tellFaults } from '#tell-faults';
import { defaultYSpacing } from '@omnis/models';
import { useEffect, useMemo, type ReactElement } from 'react';
import type { BlockEnvironment, BlockProblem } from '../environment/environment.ts';
import { EnvironmentContext, type GivenEnvironment } from '../environment/environment-context.ts';
import { cssVariables } from '../parts/style.ts';
import { isRecord, readNumber } from '../read/read.ts';
import { RegistryContext } from '../registry/registry-context.ts';
import { shownTypes, type ShownTypes } from '../registry/shown-types.ts';
import { readBlocks } from '../tree/block-node.ts';
import { shownBlocks } from '../tree/visibility.ts';
import { loadTypes, type LoadFailure } from './load-block-types.ts';
import { placedBlocks } from './placed-blocks.tsx';
import type { PageContent } from './page-content.ts';
import { PageRoot } from './page-root.ts';
import { useFirstBlockRule } from './use-first-block-rule.ts';

/** Properties of {@link PageView}. */
export interface PageViewProps {
  readonly page: PageContent;
  /**
   * Keep it the same object between renders. What it leaves out is plain: links without a router, no data, nothing sent,
   * problems in the console, and the mode of the page, native unless it says preview.
   */
  readonly environment?: Partial<BlockEnvironment> | null;
  /** Types that the page may use; those of this package and `registerBlockType` unless told. */
  readonly registry?: ShownTypes;
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
export function PageView({ page, environment: given, registry = shownTypes }: PageViewProps): ReactElement {
  const { blocks: json, properties, mode } = isRecord(page) ? page : {};
  const environment = useMemo(
    (): GivenEnvironment => ({
      mode: mode === 'preview' ? mode : 'native',
      report: console.warn,
      ...given,
    }),
    [given, mode],
  );
  const blocks = useMemo(() => readBlocks(json), [json]);
  // All at once: one after the other, each block would wait for those before it.
  const loaded = useMemo(() => loadTypes(blocks, registry), [blocks, registry]);
  useEffect(() => tellFaults(blocks, registry, console.warn), [blocks, registry]);
  const { report } = environment;
  useEffect(
    () => void loaded.then((failures) => failures.map(loadProblem).forEach(report)),
    [loaded, report],
  );
  const shown = shownBlocks(blocks, environment);
  const { waiting, rootRef } = useFirstBlockRule(
    shown[0]?.type === 'slideshow' && environment.mode === 'native',
  );
  const ySpacing = readNumber(isRecord(properties) ? properties : {}, 'ySpacing', {
    fallback: defaultYSpacing,
    min: 0,
    max: 400,
  });
  // The line of news above a banner is not what the page opens with.
  const lead = shown.find(({ type }) => type !== 'announcement' && type !== 'spacer');
  return (
    <RegistryContext value={registry}>
      <EnvironmentContext value={environment}>
        <PageRoot
          ref={rootRef}
          style={cssVariables({ '--b-y-spacing': `${ySpacing}px` })}
          data-waiting={waiting ? '' : undefined}
        >
          {placedBlocks(shown, lead, { registry, mode: environment.mode })}
        </PageRoot>
      </EnvironmentContext>
    </RegistryContext>
  );
}

function loadProblem({ type, error }: LoadFailure): BlockProblem {
  return { code: 'load-failed', message: `The ${type} block could not be loaded`, error };
}

import { token } from '@omnis/theme/react';
import { useEffect, useMemo, useState, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { BlockEnvironment } from '../environment/environment.ts';
import type { PageContent } from '../page/page-content.ts';
import { PageView } from '../page/page-view.tsx';
import { SelectionContext } from '../page/selection-context.ts';
import type { ShownTypes } from '../registry/shown-types.ts';
import { blockElement } from './block-element.ts';
import { BlockOutline } from './block-outline.tsx';
import { useCanvas } from './use-canvas.ts';

const Root = styled.div.withConfig({ componentId: 'block-canvas-page' })`
  position: relative;
  min-height: 100svh;

  [data-block] {
    cursor: pointer;
  }
  /* Too small to be clicked or seen otherwise. */
  [data-block].block:empty {
    display: block;
    min-height: 2.5rem;
  }
  /* Shoppers do not see these (storefront.md §4). */
  [data-unpublished] > * {
    opacity: 0.5;
    filter: grayscale(1);
  }
  > .empty {
    display: grid;
    place-items: center;
    min-height: 60svh;
    padding: ${token('space.8')};
    color: ${token('text.muted')};
    text-align: center;
  }
`;

/** Properties of {@link CanvasPage}. */
export interface CanvasPageProps {
  /** Origin of the editor around this frame, as the server says; messages of other origins are refused. */
  readonly editorOrigin: string;
  /** The saved page, shown until the editor sends its own. */
  readonly page: PageContent;
  /** The store's environment; its mode is preview here whatever it says. */
  readonly environment: BlockEnvironment;
  /** Types that the page may use; those of this package and `registerBlockType` unless told. */
  readonly registry?: ShownTypes;
}

/**
 * The page inside the editor's frame: takes the page from the editor as it is edited, selects what is clicked, outlines
 * the selected block, greys what is not published, and follows no links (storefront.md §4 Block, §6).
 *
 * @example
 * ```tsx
 * import { CanvasPage, type BlockEnvironment, type PageContent } from '@omnis/blocks';
 * export const Preview = (props: { page: PageContent; environment: BlockEnvironment; editorOrigin: string }) => (
 *   <CanvasPage {...props} />
 * );
 * ```
 */
export function CanvasPage({
  editorOrigin,
  page: initialPage,
  environment,
  registry,
}: CanvasPageProps): ReactElement {
  const { page, selected, titles, select, fail, rootRef } = useCanvas({ editorOrigin, initialPage });
  const [hovered, setHovered] = useState<string | null>(null);
  const preview = useMemo(
    (): BlockEnvironment => ({
      ...environment,
      mode: 'preview',
      trigger: () => undefined,
      subscribe: async () => ({ ok: false, message: 'Signing up works in the shop, not in the editor.' }),
      report: (problem) => {
        environment.report(problem);
        if (problem.code === 'render-failed') fail(problem.message, problem.uid ?? null);
      },
    }),
    [environment, fail],
  );

  useEffect(() => {
    if (selected !== null) reveal(blockElement(rootRef.current, selected));
  }, [selected, rootRef]);

  useEffect(() => {
    // A pointer that leaves the frame leaves the document; its last element is not always told.
    const leave = (): void => setHovered(null);
    document.documentElement.addEventListener('mouseleave', leave);
    window.addEventListener('blur', leave);
    return () => {
      document.documentElement.removeEventListener('mouseleave', leave);
      window.removeEventListener('blur', leave);
    };
  }, []);

  const click = (event: MouseEvent): void => {
    // Controls such as the arrows of a slideshow work; what would leave the page does not.
    if (event.target instanceof Element && event.target.closest('a') !== null) stay(event);
    select(uidAt(event.target));
  };
  const { blocks } = page;
  return (
    // The editor's block list is the keyboard's way to select a block.
    <Root
      ref={rootRef}
      onClickCapture={click}
      onAuxClickCapture={stay}
      onSubmitCapture={stay}
      onPointerMove={(event) => setHovered(uidAt(event.target))}
      onPointerLeave={() => setHovered(null)}
    >
      <SelectionContext value={selected}>
        <PageView page={page} environment={preview} registry={registry} />
      </SelectionContext>
      {Array.isArray(blocks) && blocks.length === 0 && (
        <p className="empty">This page is empty. Add a first block from the list.</p>
      )}
      {hovered !== null && hovered !== selected && (
        <BlockOutline rootRef={rootRef} uid={hovered} titles={titles} quiet />
      )}
      {selected !== null && <BlockOutline rootRef={rootRef} uid={selected} titles={titles} />}
    </Root>
  );
}

function stay(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Uid of the innermost block at a place. */
function uidAt(target: EventTarget): string | null {
  const block = target instanceof Element ? target.closest('[data-block]') : null;
  return block?.getAttribute('data-block') ?? null;
}

function reveal(element: Element | null): void {
  if (element === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top < window.innerHeight * 0.8 && bottom > window.innerHeight * 0.2;
  const reduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: reduced ? 'auto' : 'smooth' });
}

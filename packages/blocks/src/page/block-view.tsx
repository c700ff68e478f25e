import { blockNotice } from '#components';
import { isBlockPublished } from '@omnis/models';
import { Suspense, useCallback, useEffect, type ReactElement, type ReactNode } from 'react';
import type { BlockProblem } from '../environment/environment.ts';
import { useBlockEnvironment } from '../environment/environment-provider.tsx';
import { renderable } from '../registry/block-component.ts';
import { useShownTypes } from '../registry/registry-context.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { conditionFault, conditionProblem } from '../tree/visibility.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Properties of {@link BlockView}. */
export interface BlockViewProps {
  readonly block: BlockNode;
  readonly priority: boolean;
  /** Position in its list: a slideshow puts its slides one over the other, a page lays blocks out by columns. */
  readonly className?: string;
}

/**
 * One block by its type. In preview its root carries `data-block`, which the canvas selects by, and
 * `data-unpublished`; these marks are the only difference between preview and native.
 */
export function BlockView({ block, priority }: BlockViewProps): ReactElement | null {
  const environment = useBlockEnvironment();
  const type = useShownTypes().get(block.type);
  const { report, mode } = environment;
  const failed = useCallback(
    (error: unknown) =>
      report({
        code: 'render-failed',
        message: `The ${block.type} block ${block.uid} could not be shown: ${error instanceof Error ? error.message : 'it threw'}`,
        uid: block.uid,
        error,
      }),
    [report, block.type, block.uid],
  );
  if (conditionFault(block, environment) === 'unknown') {
    return <Problem problem={conditionProblem(block, environment)} notice={null} />;
  }
  if (type === undefined) return <Problem problem={unknownType(block)} notice={<Notice block={block} />} />;
  const Type = renderable(type.component);
  return (
    <ErrorBoundary
      resetKey={block}
      onError={failed}
      fallback={mode === 'preview' ? <Notice block={block} /> : null}
    >
      <Suspense>
        <Type block={block} priority={priority} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Marks of a block's wrapper: which block it is, in preview only. */
export function previewMarks(block: BlockNode, mode: 'native' | 'preview'): Record<`data-${string}`, string> {
  if (mode !== 'preview') return {};
  return {
    'data-block': block.uid,
    'data-block-type': block.type,
    ...(isBlockPublished(block) ? {} : { 'data-unpublished': '' }),
  };
}

function unknownType({ type, uid }: BlockNode): BlockProblem {
  const message =
    type === ''
      ? 'Unable to make block, no type was defined'
      : `Block type of ${type} hasn't been registered`;
  return { code: 'unknown-type', message, uid };
}

/** What an owner is told in the place of a block. */
function Notice({ block }: { block: BlockNode }): ReactElement {
  const View = renderable(blockNotice);
  return (
    <Suspense>
      <View block={block} priority={false} />
    </Suspense>
  );
}

/** Logs a problem: on the server at once, where effects do not run, in the browser after the render. */
function Problem({ problem, notice }: { problem: BlockProblem; notice: ReactNode }): ReactNode {
  const { report, mode } = useBlockEnvironment();
  const { code, message, uid } = problem;
  if (typeof window === 'undefined') report(problem);
  useEffect(() => report({ code, message, uid }), [report, code, message, uid]);
  return mode === 'preview' ? notice : null;
}

import { blockNotice } from '#components';
import { isBlockPublished } from '@omnis/models';
import { memo, Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import type { BlockProblem } from '../environment/environment.ts';
import { useGivenEnvironment } from '../environment/environment-context.ts';
import { useProblem } from '../environment/use-problem.ts';
import { migrateProperties } from '../migrate/migrate-properties.ts';
import { isRecord } from '../read/read.ts';
import type { ShownBlockType } from '../registry/block-type.ts';
import { useShownTypes } from '../registry/registry-context.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { pathSource } from '../sources/item-source.ts';
import type { BlockSource } from '../sources/source.ts';
import { conditionFault, conditionProblem, isHollow, shownBlocks } from '../tree/visibility.ts';
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
 *
 * Rendered again only for another block: React throws the server's HTML of a block away, with what was typed there, when
 * it is rendered anew before its code is here.
 */
export const BlockView = memo(function BlockView({
  block: given,
  priority,
}: BlockViewProps): ReactElement | null {
  const environment = useGivenEnvironment();
  const type = useShownTypes().get(given.type);
  const block = useMemo(() => upToDate(given, type), [given, type]);
  const { report, mode } = environment;
  const failed = (error: unknown): void =>
    report({
      code: 'render-failed',
      message: `The ${block.type} block failed`,
      uid: block.uid,
      error,
    });
  if (conditionFault(block, environment) === 'unknown') {
    return <Problem problem={conditionProblem(block, environment)} />;
  }
  // Nothing in it is seen; what is unknown there is logged all the same.
  if (isHollow(block, environment)) {
    return (
      <>
        {shownBlocks(block.items, environment).map((item) => (
          <BlockView key={item.uid} block={item} priority={priority} />
        ))}
      </>
    );
  }
  if (!type?.component) {
    return (
      <Problem problem={unknownType(block)}>
        <Notice block={block} />
      </Problem>
    );
  }
  const source = pathSource(block, 'asyncData');
  const typed = { type, block, priority };
  return (
    <ErrorBoundary
      resetKey={block}
      onError={failed}
      fallback={mode === 'preview' ? <Notice block={block} /> : null}
    >
      {source === null ? <Typed {...typed} /> : <WithData {...typed} source={source} />}
    </ErrorBoundary>
  );
});

/** A block of an older version of its type, as it would be saved today. */
function upToDate(block: BlockNode, type: ShownBlockType | undefined): BlockNode {
  const { version = 1 } = block;
  if (!type?.migrations || version > type.migrations.length) return block;
  const properties = migrateProperties(block.properties, version, type.migrations);
  return properties === null ? block : { ...block, properties };
}

/** Marks of a block's wrapper: which block it is, in preview only. */
export function previewMarks(block: BlockNode, mode: 'native' | 'preview'): Record<`data-${string}`, string> {
  if (mode !== 'preview') return {};
  return {
    'data-block': block.uid,
    'data-block-type': block.type,
    ...(!isBlockPublished(block) && { 'data-unpublished': '' }),
  };
}

function unknownType({ type, uid }: BlockNode): BlockProblem {
  const message =
    type === ''
      ? 'Unable to make block, no type was defined'
      : `Block type of ${type} hasn't been registered`;
  return { code: 'unknown-type', message, uid };
}

/** Notice for owners in the place of a block. */
function Notice({ block }: { block: BlockNode }): ReactElement {
  const View = blockNotice;
  return (
    <Suspense>
      <View block={block} priority={false} />
    </Suspense>
  );
}

/** Logs a problem, and says in preview what it is. */
function Problem({ problem, children }: { problem: BlockProblem; children?: ReactNode }): ReactNode {
  const { mode } = useGivenEnvironment();
  useProblem(problem);
  return mode === 'preview' ? children : null;
}

/** A block whose properties come from a path too, over its own (storefront.md §7: asyncData). */
function WithData({ block, source, ...rest }: WithDataProps): ReactElement {
  const { useSource: read } = useGivenEnvironment();
  const data = read?.(source).data;
  const filled = useMemo(
    () => (isRecord(data) ? { ...block, properties: { ...block.properties, ...data } } : block),
    [block, data],
  );
  return <Typed block={filled} {...rest} />;
}

interface TypedProps {
  readonly type: ShownBlockType;
  readonly block: BlockNode;
  readonly priority: boolean;
}

interface WithDataProps extends TypedProps {
  readonly source: BlockSource;
}

/** A block by its type, whose code may still be on its way. */
function Typed({ type, block, priority }: TypedProps): ReactElement {
  // Always the same for a type: another one, once the code is here, would build a block anew that has come to life.
  const Type = type.component;
  return (
    <Suspense>
      <Type block={block} priority={priority} />
    </Suspense>
  );
}

import { token } from '@omnis/theme/react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const pass = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const Root = styled.span.withConfig({ componentId: 'ui-skeleton' })`
  display: block;
  width: var(--skeleton-width, 100%);
  height: var(--skeleton-height, auto);
  aspect-ratio: var(--skeleton-ratio, auto);
  border-radius: ${token('radius.sm')};
  background: linear-gradient(100deg, transparent 35%, ${token('skeleton.shine')} 50%, transparent 65%)
    ${token('skeleton.base')};
  background-size: 200% 100%;
  animation: ${pass} 1.6s linear infinite;

  &[data-shape='text'] {
    height: 0.75em;
    margin-block: 0.4em;
  }
  &[data-shape='circle'] {
    border-radius: 50%;
    aspect-ratio: 1;
  }
  &[data-shape='block'] {
    border-radius: ${token('image.radius')};
  }
`;

/** Properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text` (a line) unless told. */
  readonly shape?: 'text' | 'block' | 'circle';
  /** A CSS length. */
  readonly width?: string;
  /** A CSS length. */
  readonly height?: string;
  /** Width divided by height, where no height is given. */
  readonly ratio?: number;
}

/**
 * The place of something that is loading, in its shape and size. It is silent: put {@link SkeletonGroup} around.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@omnis/ui';
 * export const example = () => <Skeleton width="60%" />;
 * ```
 */
export function Skeleton({ shape = 'text', width, height, ratio }: SkeletonProps): ReactElement {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...(width ? { '--skeleton-width': width } : {}),
    ...(height ? { '--skeleton-height': height } : {}),
    ...(ratio ? { '--skeleton-ratio': ratio } : {}),
  };
  return <Root aria-hidden="true" data-shape={shape} style={style} />;
}

/** Properties of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
  /** Name of the loading content, read out once. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Says once that something is loading, however many skeletons stand for it. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps): ReactElement {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

import { media } from '@omnis/theme/react';
import type { CSSProperties, ElementType, HTMLAttributes, ReactElement } from 'react';
import { styled } from 'styled-components';
import { spaceValue, type Space } from './space.ts';

const Flow = styled.div.withConfig({ componentId: 'ui-flow' })`
  display: flex;
  gap: var(--flow-gap);
  min-width: 0;

  &[data-direction='column'] {
    flex-direction: column;
    align-items: var(--flow-align, stretch);
  }
  &[data-direction='row'] {
    flex-wrap: wrap;
    align-items: var(--flow-align, center);
    justify-content: var(--flow-justify, flex-start);
  }
  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }
`;

const GridRoot = styled.div.withConfig({ componentId: 'ui-grid' })`
  display: grid;
  gap: var(--grid-gap);
  grid-template-columns: repeat(var(--grid-xs), minmax(0, 1fr));

  ${media.up('md')} {
    grid-template-columns: repeat(var(--grid-md), minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(var(--grid-lg), minmax(0, 1fr));
  }
  &[data-fit] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--grid-fit)), 1fr));
  }
`;

type Custom = Readonly<Record<`--${string}`, string | number>>;
const style = (custom: Custom, given: CSSProperties | undefined): CSSProperties => ({ ...custom, ...given });

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element, a `div` unless told. */
  readonly as?: ElementType;
  /** Step of the spacing scale between the children. */
  readonly gap?: Space;
}

/** Properties of {@link Stack}. */
export interface StackProps extends LayoutProps {
  readonly align?: 'stretch' | 'flex-start' | 'center' | 'flex-end';
}

/**
 * Children below each other with even space between.
 *
 * @example
 * ```tsx
 * import { Stack } from '@omnis/ui';
 * export const Note = () => <Stack gap={2}><h3>Delivery</h3><p>Two to four days.</p></Stack>;
 * ```
 */
export function Stack({ gap = 4, align, style: given, ...rest }: StackProps): ReactElement {
  const custom: Custom = { '--flow-gap': spaceValue(gap), ...(align ? { '--flow-align': align } : {}) };
  return <Flow data-direction="column" style={style(custom, given)} {...rest} />;
}

/** Properties of {@link Inline}. */
export interface InlineProps extends LayoutProps {
  readonly align?: 'center' | 'flex-start' | 'flex-end' | 'baseline' | 'stretch';
  readonly justify?: 'flex-start' | 'center' | 'flex-end' | 'space-between';
  /** True when children may wrap to the next line; true by default. */
  readonly wrap?: boolean;
}

/** Children beside each other, wrapping where there is no room. */
export function Inline({
  gap = 3,
  align,
  justify,
  wrap = true,
  style: given,
  ...rest
}: InlineProps): ReactElement {
  const custom: Custom = {
    '--flow-gap': spaceValue(gap),
    ...(align ? { '--flow-align': align } : {}),
    ...(justify ? { '--flow-justify': justify } : {}),
  };
  return <Flow data-direction="row" data-wrap={wrap} style={style(custom, given)} {...rest} />;
}

/** Properties of {@link Grid}. */
export interface GridProps extends LayoutProps {
  /** Columns from each breakpoint on: 2, 3 and 4 unless told (storefront.md §9); one left out is as the one before. */
  readonly columns?: { readonly xs?: number; readonly md?: number; readonly lg?: number };
  /** As many columns as fit, each at least this wide (a CSS length); then `columns` does not count. */
  readonly fit?: string;
}

/** Children in even columns. */
export function Grid({
  gap = 4,
  columns = { xs: 2, md: 3, lg: 4 },
  fit,
  style: given,
  ...rest
}: GridProps): ReactElement {
  const xs = columns.xs ?? 1;
  const md = columns.md ?? xs;
  const custom: Custom = {
    '--grid-gap': spaceValue(gap),
    '--grid-xs': xs,
    '--grid-md': md,
    '--grid-lg': columns.lg ?? md,
    ...(fit ? { '--grid-fit': fit } : {}),
  };
  return <GridRoot data-fit={fit ? '' : undefined} style={style(custom, given)} {...rest} />;
}

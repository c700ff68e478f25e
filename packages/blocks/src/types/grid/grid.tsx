import { media, token } from '@omnis/theme/react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockItemView, itemKey, itemMarks } from '../../page/block-item-view.tsx';
import { actionCss } from '../../parts/action.ts';
import { ColumnsContext, type Columns } from '../../parts/columns-context.ts';
import { headCss } from '../../parts/head-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { productCardCss } from '../../product-card/product-card-css.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import { isRecord, readNumber, readValue, type Values } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockItems } from '../../sources/use-block-items.ts';
import { gridColumns } from './grid.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { gridProperties } from './grid.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-grid' })`
  ${headCss}
  > .items {
    display: grid;
    grid-template-columns: repeat(var(--b-grid-xs), minmax(0, 1fr));
    gap: calc(var(--b-grid-spacing) * 1.5) var(--b-grid-spacing);
  }
  > .items > * {
    position: relative;
    min-width: 0;
  }
  ${productCardCss}
  ${actionCss}
  .waiting {
    aspect-ratio: 1;
    border-radius: ${token('image.radius')};
    background: ${token('skeleton.base')};
  }
  > .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    color: ${token('text.muted')};
  }
  ${media.down('md')} {
    > .items {
      --b-grid-spacing: min(var(--b-grid-space), 16px);
    }
  }
  ${media.up('md')} {
    > .items {
      grid-template-columns: repeat(var(--b-grid-md), minmax(0, 1fr));
      --b-grid-spacing: var(--b-grid-space);
    }
  }
  ${media.up('lg')} {
    > .items {
      grid-template-columns: repeat(var(--b-grid-lg), minmax(0, 1fr));
    }
  }
`;

export default function Grid({ block }: BlockProps): ReactElement | null {
  const say = useBlockText();
  const properties = readProperties(gridProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { items, status, retry } = useBlockItems(block);
  const { title } = properties;
  const columns = useMemo(() => readColumns(block.properties), [block.properties]);
  if (items.length === 0 && status === 'ready' && mode === 'native') return null;
  return (
    <Root style={gridStyle(properties, columns)}>
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      <div className="items">
        <ColumnsContext value={columns}>
          {items.map((item) => (
            <div key={itemKey(item)} {...itemMarks(item, mode)}>
              <BlockItemView item={item} />
            </div>
          ))}
        </ColumnsContext>
        {status === 'loading' && <div className="waiting" role="img" aria-label={say('Loading')} />}
      </div>
      {status === 'error' && (
        <div className="note" role="alert">
          {say('We could not load this part of the page.')}
          <TryAgain retry={retry} />
        </div>
      )}
    </Root>
  );
}

function readColumns(values: Values): Columns {
  const given = readValue(values, 'breakpoints');
  const breakpoints = isRecord(given) ? given : {};
  const columns = (key: 'xs' | 'md' | 'lg', fallback: number): number =>
    Math.round(readNumber(breakpoints, key, { fallback, min: 1, max: gridColumns.most[key] }));
  // A class that the block leaves out takes the columns of the one below it.
  const xs = columns('xs', gridColumns.xs);
  const md = columns('md', isRecord(given) ? xs : gridColumns.md);
  const lg = columns('lg', isRecord(given) ? md : gridColumns.lg);
  return { xs, md, lg };
}

function gridStyle(properties: ReadProperties<typeof gridProperties>, { xs, md, lg }: Columns) {
  return cssVariables({
    '--b-grid-xs': xs,
    '--b-grid-md': md,
    '--b-grid-lg': lg,
    '--b-grid-space': `${properties.spacing}px`,
  });
}

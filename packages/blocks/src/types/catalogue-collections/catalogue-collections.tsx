import { media, token } from '@omnis/theme/react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment, useBlockSource } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { headCss } from '../../parts/head-css.ts';
import { noteCss } from '../../parts/note-css.ts';
import { podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { productGridCss } from '../../product-card/product-card-css.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { collectionsSource } from './collections-source.ts';
import { readCollections, type CollectionItem } from './collection-item.ts';
import { useBlockText } from '../../text/block-text.ts';
import { catalogueCollectionsProperties } from './catalogue-collections.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-catalogue-collections' })`
  ${headCss}
  ${noteCss}
  ${actionCss}
  > ul {
    ${productGridCss}
    row-gap: ${token('space.6')};
  }
  .collection {
    position: relative;
    min-width: 0;
  }
  .frame,
  .waiting {
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 1 / var(--b-ratio);
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  .waiting {
    margin-bottom: 2.5rem;
    background: ${token('skeleton.base')};
  }
  .frame img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  /* Without a picture its first letter stands in, as on a label. */
  .frame .letter {
    color: ${token('primary.softText')};
    font-family: ${token('heading.font')};
    font-size: clamp(3rem, 9vw, 6rem);
    font-weight: ${token('heading.weight')};
    line-height: 1;
  }
  .frame:has(.letter) {
    background: ${token('primary.soft')};
  }
  h3 {
    margin-top: ${token('space.3')};
    font-size: ${token('type.lg')};
    line-height: 1.3;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('image.radius')};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  ${media.hover} {
    .collection:hover img {
      transform: scale(1.03);
    }
    .collection:hover h3 a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

export default function CatalogueCollections({ block, priority }: BlockProps): ReactElement | null {
  const properties = readProperties(catalogueCollectionsProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const source = useMemo(() => collectionsSource(block.properties), [block.properties]);
  const { status, items, retry } = useBlockSource(source);
  const collections = useMemo(() => readCollections(items).slice(0, source.limit), [items, source.limit]);
  const ratio = properties.ratio ?? 1.25;
  const { title } = properties;

  if (status === 'ready' && collections.length === 0 && mode === 'native') return null;
  return (
    <Root aria-busy={status === 'loading' || undefined} style={cssVariables({ '--b-ratio': ratio })}>
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      {collections.length > 0 ? (
        <ul role="list">
          {collections.map((collection, index) => (
            <Tile
              key={collection.urlName}
              collection={collection}
              ratio={ratio}
              priority={priority && index < 4}
            />
          ))}
        </ul>
      ) : status === 'loading' ? (
        <ul role="list" aria-label={say('Collections are loading')}>
          {Array.from({ length: Math.min(source.limit, 4) }, (_, index) => (
            <li key={`waiting ${String(index)}`} className="waiting" />
          ))}
        </ul>
      ) : status === 'error' ? (
        <div className="note" role="alert">
          {say('We could not load the collections.')}
          <TryAgain retry={retry} />
        </div>
      ) : (
        <p className="note">There are no collections yet. Shoppers do not see this block until there are.</p>
      )}
    </Root>
  );
}

interface TileProps {
  readonly collection: CollectionItem;
  readonly ratio: number;
  readonly priority: boolean;
}

function Tile({ collection: { name, urlName, image }, ratio, priority }: TileProps): ReactElement {
  return (
    <li className="collection">
      <div className="frame">
        {image === '' ? (
          <span className="letter" aria-hidden="true">
            {Array.from(name)[0]?.toLocaleUpperCase('en-GB')}
          </span>
        ) : (
          <BlockImage
            src={image}
            alt=""
            widths={podWidths}
            width={640}
            height={Math.round(640 * ratio)}
            sizes="(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw"
            priority={priority}
          />
        )}
      </div>
      <h3>
        <BlockLink href={`/collection/${encodeURIComponent(urlName.toWellFormed())}/`}>{name}</BlockLink>
      </h3>
    </li>
  );
}

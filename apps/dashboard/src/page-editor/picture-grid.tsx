import { imageUrl } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.ul.withConfig({ componentId: 'dashboard-picture-grid' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    position: relative;
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: inherit;
    font-size: ${token('type.xs')};
    text-align: start;
  }
  .frame {
    display: block;
    overflow: hidden;
    aspect-ratio: 1;
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    background: ${token('image.background')};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .name {
    display: block;
    overflow: hidden;
    padding-top: ${token('space.1')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button[aria-current] .frame {
    outline: 2px solid ${token('form.accent')};
    outline-offset: 2px;
  }
  .mark {
    position: absolute;
    top: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: ${token('form.accent')};
    color: ${token('surface.base')};
  }
  .mark svg {
    width: 1rem;
    height: 1rem;
  }
  ${media.hover} {
    button:hover .frame {
      border-color: ${token('form.accent')};
    }
  }
  ${media.down('sm')} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

/** A picture to choose. */
export interface Choosable {
  readonly url: string;
  readonly name: string;
}

/** Properties of {@link PictureGrid}. */
export interface PictureGridProps {
  readonly label: string;
  readonly pictures: readonly Choosable[];
  readonly current: string;
  readonly onChoose: (url: string) => void;
  /** Shows the names. */
  readonly named?: boolean;
}

/** Pictures to choose one of. */
export function PictureGrid({
  label,
  pictures,
  current,
  onChoose,
  named = false,
}: PictureGridProps): ReactElement {
  return (
    <Root aria-label={label}>
      {pictures.map(({ url, name }) => (
        <li key={url}>
          <button
            type="button"
            aria-label={name}
            aria-current={url === current ? 'true' : undefined}
            onClick={() => onChoose(url)}
          >
            <span className="frame">
              <img src={imageUrl(url, { width: 320 })} alt="" loading="lazy" />
            </span>
            {url === current && (
              <span className="mark">
                <Check aria-hidden="true" />
              </span>
            )}
            {named && <span className="name">{name}</span>}
          </button>
        </li>
      ))}
    </Root>
  );
}

import { token } from '@omnis/theme/react';
import { Picture } from '@omnis/ui';
import { Image } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span.withConfig({ componentId: 'desk-thumb' })`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: var(--thumb-size);
  height: var(--thumb-size);
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.md')};
  background: ${token('image.background')};
  color: ${token('text.muted')};

  img {
    width: 100%;
    height: 100%;
    border-radius: 0;
    object-fit: cover;
  }
  svg {
    width: 40%;
    height: 40%;
    stroke-width: 1.5;
  }
`;

/** Properties of {@link Thumb}. */
export interface ThumbProps {
  readonly src: string | null;
  /** Empty unless told: the name stands beside it. */
  readonly alt?: string;
  /** Sides in pixels; 40 unless told. */
  readonly size?: number;
}

/** A small picture of a thing in a list; a quiet sign where it has none. */
export function Thumb({ src, alt = '', size = 40 }: ThumbProps): ReactElement {
  const style: CSSProperties & Record<`--${string}`, string> = { '--thumb-size': `${size}px` };
  return (
    <Root style={style}>
      {src === null ? (
        <Image aria-hidden="true" />
      ) : (
        <Picture
          src={src}
          alt={alt}
          width={size}
          height={size}
          widths={[size, size * 2]}
          sizes={`${size}px`}
        />
      )}
    </Root>
  );
}

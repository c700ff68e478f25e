import { imageUrl } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { needsDarkPlate } from './logo-tone.ts';

const Root = styled.span.withConfig({ componentId: 'dashboard-logo-plate' })`
  display: grid;
  place-items: center;
  height: 3rem;
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.md')};
  background: ${token('sidebar.color')};

  &[data-dark] {
    padding-inline: 0;
    place-items: center start;
    background: none;
  }
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 2rem;
  }
`;

/** The store's logo, on a ground on which it can be seen; nothing where the picture is not to be had. */
export function LogoPlate({ src }: { readonly src: string }): ReactElement | null {
  const [state, setState] = useState<'light' | 'dark' | 'missing'>('light');
  if (state === 'missing') return null;
  const look = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void =>
    setState(needsDarkPlate(currentTarget) ? 'dark' : 'light');
  return (
    <Root data-dark={state === 'dark' ? '' : undefined}>
      <img
        src={src.startsWith('/images/') ? imageUrl(src, { width: 480 }) : src}
        alt=""
        onLoad={look}
        onError={() => setState('missing')}
      />
    </Root>
  );
}

import { token } from '@omnis/theme/react';
import { Link, LinkButton } from '@omnis/ui';
import { Globe, Palette, Shirt } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { generalPath } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';

const Root = styled.ol.withConfig({ componentId: 'dashboard-first-steps' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.2')};
    padding: ${token('card.padding')};
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    box-shadow: ${token('card.shadow')};
  }
  li > svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-bottom: ${token('space.2')};
    color: ${token('primary.text')};
    stroke-width: 1.75;
  }
  h2 {
    font-size: ${token('type.lg')};
  }
  p {
    margin-bottom: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  li > a {
    margin-top: auto;
  }
`;

/** What to do with a shop that has nothing in it yet. */
export function FirstSteps(): ReactElement {
  const { host, closed } = useActiveStore();
  return (
    <Root>
      <li>
        <Shirt aria-hidden="true" />
        <h2>Add your products</h2>
        <p>
          A name is enough to start with. You can also <Link href="/dashboard/imports/">import them</Link>{' '}
          from Shopify in one file.
        </p>
        <LinkButton href="/dashboard/products/?new=1">Create product</LinkButton>
      </li>
      <li>
        <Palette aria-hidden="true" />
        <h2>Choose a look</h2>
        <p>Add your logo and choose a theme. You can change both at any time.</p>
        <LinkButton href="/dashboard/appearance/" variant="secondary">
          Choose a look
        </LinkButton>
      </li>
      <li>
        <Globe aria-hidden="true" />
        <h2>{closed ? 'Open your shop' : 'Look at your shop'}</h2>
        {closed ? (
          <>
            <p>
              Until then only you and your team see it.{' '}
              <Link href="/dashboard/visit/" target="_blank">
                Look at it
              </Link>{' '}
              first.
            </p>
            <LinkButton href={generalPath} variant="secondary">
              Open the shop
            </LinkButton>
          </>
        ) : (
          <>
            <p>It is at {host}.</p>
            <LinkButton href={`${location.protocol}//${host}/`} target="_blank" variant="secondary">
              View store
            </LinkButton>
          </>
        )}
      </li>
    </Root>
  );
}

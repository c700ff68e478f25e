import { token } from '@omnis/theme/react';
import { LinkButton } from '@omnis/ui';
import { Download, Globe, LayoutTemplate } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { useHomeEditor } from '../pages/use-home-editor.ts';

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
  const { host } = useActiveStore();
  const homeEditor = useHomeEditor();
  return (
    <Root>
      <li>
        <Download aria-hidden="true" />
        <h2>Add your products</h2>
        <p>Bring them from Shopify in one file. You see what will be created before anything is.</p>
        <LinkButton href="/dashboard/imports/">Import products</LinkButton>
      </li>
      <li>
        <LayoutTemplate aria-hidden="true" />
        <h2>Design your home page</h2>
        <p>Arrange it from blocks, and see it as your shoppers will while you work.</p>
        <LinkButton href={homeEditor} variant="secondary">
          Open the editor
        </LinkButton>
      </li>
      <li>
        <Globe aria-hidden="true" />
        <h2>Look at your shop</h2>
        <p>It is already there, at {host}.</p>
        <LinkButton href={`${location.protocol}//${host}/`} target="_blank" variant="secondary">
          View store
        </LinkButton>
      </li>
    </Root>
  );
}

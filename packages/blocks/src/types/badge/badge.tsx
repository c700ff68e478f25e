import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { Lines } from '../../parts/lines.tsx';
import { Medal, medalCss, readBadge } from '../../parts/medal.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockText } from '../../text/block-text.ts';
import { badgeProperties } from './badge.properties.ts';

const Root = styled.article.withConfig({ componentId: 'block-badge' })`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  height: 100%;
  padding: ${token('space.6')} ${token('space.5')};
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.shadow')};
  background: ${token('card.background')};
  color: ${token('card.color')};
  text-align: center;

  ${medalCss}
  > .medal {
    margin-bottom: ${token('space.2')};
  }
  .title {
    color: inherit;
    font-size: ${token('type.md')};
    line-height: 1.3;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .title :is(a, button) {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  .title :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('card.radius')};
  }
  .title :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .copy {
    max-width: 36ch;
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.45;
  }
  > .state {
    margin-top: auto;
    padding-top: ${token('space.2')};
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.medium')};
  }
  ${noteCss}
`;

export default function Badge({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(badgeProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const say = useBlockText();
  const badge = readBadge(block.properties);
  const { href } = properties;
  if (badge === null && mode === 'native') return null;
  return (
    <Root data-unlocked={badge?.unlocked === true ? '' : undefined}>
      {badge === null ? (
        <p className="note">A badge needs a code or a title to be shown.</p>
      ) : (
        <>
          <Medal badge={badge} />
          <h3 className="title">
            {href === '' ? badge.title : <BlockLink href={href}>{badge.title}</BlockLink>}
          </h3>
          <Lines text={properties.copy} className="copy" />
          <p className="state">{badge.unlocked ? say('Unlocked') : say('Not unlocked yet')}</p>
        </>
      )}
    </Root>
  );
}

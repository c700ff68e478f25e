import { media, token } from '@omnis/theme/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { keyed } from '../../parts/keys.ts';
import { Medal, medalCss, readBadge, type Badge } from '../../parts/medal.tsx';
import { noteCss, unseenCss } from '../../parts/note-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { shownBlocks } from '../../tree/visibility.ts';
import { badgeProgressLimits } from './badge-progress.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { badgeProgressProperties } from './badge-progress.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-badge-progress' })`
  position: relative;
  display: grid;
  gap: ${token('space.6')};
  padding: clamp(${token('space.5')}, 5%, ${token('space.8')});
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.shadow')};
  background: ${token('card.background')};
  color: ${token('card.color')};
  container-type: inline-size;

  > .top {
    display: flex;
    align-items: center;
    gap: ${token('space.5')};
  }
  > .top h2 {
    ${panelTitleCss}
    color: inherit;
    font-size: ${token('type.xl')};
    line-height: 1.25;
    text-wrap: balance;
  }
  > .top .copy {
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
    line-height: 1.5;
  }
  .ring {
    position: relative;
    flex: none;
    width: 5.5rem;
    aspect-ratio: 1;
  }
  .ring svg {
    width: 100%;
    height: 100%;
    rotate: -90deg;
    fill: none;
    stroke-width: 4;
  }
  .ring .track {
    stroke: ${token('progress.track')};
  }
  .ring .bar {
    stroke: ${token('progress.bar')};
    stroke-linecap: round;
    stroke-dasharray: calc(var(--b-done) * 100) 100;
    transition: stroke-dasharray ${token('motion.slow')} ${token('motion.ease')};
  }
  /* A round cap would draw a dot for nothing. */
  &[data-none] .ring .bar {
    stroke-linecap: butt;
  }
  .ring > .count {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }

  .badges {
    display: grid;
    gap: ${token('space.3')} ${token('space.6')};
  }
  .badges > li {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    color: ${token('card.muted')};
  }
  .badges > li[data-unlocked] {
    color: inherit;
    font-weight: ${token('weight.medium')};
  }
  .badges > li > .tick {
    width: 1.125rem;
    height: 1.125rem;
    margin-inline-start: auto;
    color: ${token('success.text')};
  }
  --b-medal: 2.5rem;
  ${medalCss}
  .medal {
    border-width: 1px;
  }
  @container (min-width: 30rem) {
    .badges {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container (min-width: 60rem) {
    .badges {
      grid-template-columns: repeat(4, 1fr);
    }
  }

  /* One after the other, from left to right where there is room. */
  .steps {
    display: grid;
    gap: 0;
  }
  .steps > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    padding-bottom: ${token('space.4')};
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.3;
  }
  .steps > li:last-child {
    padding-bottom: 0;
  }
  .steps > li[data-unlocked] {
    color: inherit;
    font-weight: ${token('weight.medium')};
  }
  .steps > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 2.5rem;
    bottom: 0;
    inset-inline-start: calc(1.25rem - 1px);
    width: 2px;
    background: ${token('progress.track')};
  }
  .steps > li[data-unlocked]:not(:last-child)::before {
    background: ${token('progress.bar')};
  }
  @container (min-width: 44rem) {
    .steps {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .steps > li,
    .steps > li:last-child {
      flex-direction: column;
      padding: 0 ${token('space.1')};
      text-align: center;
    }
    .steps > li:not(:last-child)::before {
      top: calc(1.25rem - 1px);
      bottom: auto;
      inset-inline-start: calc(50% + 1.5rem);
      width: calc(100% - 3rem);
      height: 2px;
    }
  }
  ${unseenCss}
  ${noteCss}
  ${media.down('sm')} {
    .ring {
      width: 4.5rem;
    }
  }
`;

export default function BadgeProgress({ block }: BlockProps): ReactElement | null {
  const { items } = block;
  const properties = readProperties(badgeProgressProperties, block.properties);
  const environment = useBlockEnvironment();
  const say = useBlockText();
  const nested = shownBlocks(items, environment).filter(({ type }) => type === 'badge');
  const badges = [...properties.badges, ...nested.map((item) => item.properties)]
    .flatMap((values) => readBadge(values) ?? [])
    .slice(0, badgeProgressLimits.badges);
  if (badges.length === 0 && environment.mode === 'native') return null;
  const done = badges.filter(({ unlocked }) => unlocked).length;
  const { title, look } = properties;
  const copy = properties.copy || say('{done} of {count} done', { done, count: badges.length });
  return (
    <Root
      data-none={done === 0 ? '' : undefined}
      style={cssVariables({ '--b-done': badges.length === 0 ? 0 : done / badges.length })}
    >
      <div className="top">
        {look === 'ring' && <Ring done={done} of={badges.length} />}
        <div>
          {title !== '' && <h2>{title}</h2>}
          <p className="copy">{copy}</p>
        </div>
      </div>
      {badges.length === 0 ? (
        <p className="note">There are no badges here yet. Shoppers do not see this block until there are.</p>
      ) : (
        <ol role="list" className={look === 'ring' ? 'badges' : 'steps'}>
          {keyed(badges, ({ code }) => code).map(({ key, item }) => (
            <Step key={key} badge={item} ticked={look === 'ring'} />
          ))}
        </ol>
      )}
    </Root>
  );
}

function Ring({ done, of }: { done: number; of: number }): ReactElement {
  const say = useBlockText();
  return (
    <div
      className="ring"
      role="img"
      aria-label={say('{done} of {count} badges unlocked', { done, count: of })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        {/* A circle of 100 around. */}
        <circle className="track" cx="18" cy="18" r="15.9155" />
        <circle className="bar" cx="18" cy="18" r="15.9155" />
      </svg>
      <span className="count" aria-hidden="true">
        {done}/{of}
      </span>
    </div>
  );
}

function Step({ badge, ticked }: { badge: Badge; ticked: boolean }): ReactElement {
  const say = useBlockText();
  return (
    <li data-unlocked={badge.unlocked ? '' : undefined}>
      <Medal badge={badge} />
      <span>
        {badge.title}
        <span className="unseen">
          {', '}
          {badge.unlocked ? say('unlocked') : say('not unlocked yet')}
        </span>
      </span>
      {ticked && badge.unlocked && <Check className="tick" aria-hidden="true" />}
    </li>
  );
}

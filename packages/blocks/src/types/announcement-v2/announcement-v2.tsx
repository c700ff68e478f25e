import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss, readAction } from '../../parts/action.ts';
import { BlockLink } from '../../parts/block-link.tsx';
import { BlockIcon, hasIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { announcementV2Properties } from './announcement-v2.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-announcement-v2' })`
  --b-tint: color-mix(in srgb, currentColor 12%, transparent);

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-start;
  gap: ${token('space.4')} ${token('space.6')};
  padding: ${token('space.5')};
  border-radius: ${token('announcement.radius')};
  background: var(--b-background, ${token('primary.soft')});
  color: var(--b-text-color, ${token('primary.softText')});

  > .news {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    min-width: 0;
  }
  .icon {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${token('radius.full')};
    background: var(--b-tint);
  }
  .icon svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  .words {
    max-width: 60ch;
    line-height: 1.5;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .words > :first-child:not(:last-child) {
    font-weight: ${token('weight.bold')};
  }
  ${actionCss}
  ${noteCss}
  > .action {
    min-height: 2.75rem;
    padding-inline: ${token('space.5')};
    font-size: ${token('type.sm')};
  }
  > .action:not([data-primary]) {
    --b-action-fill: transparent;
    --b-action-text: currentColor;
    --b-action-edge: currentColor;
    --b-action-hover: transparent;
    --b-action-ring: inset 0 0 0 1px currentColor;
  }
  /* On a ground of its own the theme's button may not show. */
  &[data-own] > .action[data-primary] {
    --b-action-fill: var(--b-text-color, ${token('primary.softText')});
    --b-action-text: var(--b-background, ${token('primary.soft')});
    --b-action-edge: transparent;
    --b-action-hover: var(--b-action-fill);
    --b-action-ring: 0 0 0 3px color-mix(in srgb, var(--b-action-fill) 45%, transparent);
  }
  > .link {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }

  ${media.down('sm')} {
    > .action {
      flex: 1 0 100%;
    }
  }
  ${media.up('sm')} {
    padding: ${token('space.5')} ${token('space.6')};

    &[data-align='center'] {
      justify-content: center;
    }
    &[data-align='right'] {
      justify-content: flex-end;
    }
    &[data-align='space-between'] {
      justify-content: space-between;
    }
  }
`;

export default function AnnouncementV2({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(announcementV2Properties, block.properties);
  const { mode } = useBlockEnvironment();
  const { text, icon } = properties;
  const action = readAction(properties.action);
  const style = properties.actionStyle;
  const { textColor } = properties;
  const background = properties.backgroundColor;
  if (text === '' && mode === 'native') return null;
  return (
    <Root
      data-align={properties.alignment}
      data-own={textColor === null && background === null ? undefined : ''}
      style={cssVariables({ '--b-text-color': textColor, '--b-background': background })}
    >
      {text === '' ? (
        <p className="note">An announcement needs a text to be shown.</p>
      ) : (
        <div className="news">
          {hasIcon(icon) && (
            <span className="icon">
              <BlockIcon name={icon} />
            </span>
          )}
          <div className="words">
            <Lines text={text} />
          </div>
        </div>
      )}
      {action !== null && (
        <BlockLink
          className={style === 'none' ? 'link' : 'action'}
          href={action.href}
          target={action.target}
          data-primary={style === 'primary' ? '' : undefined}
        >
          {action.text}
        </BlockLink>
      )}
    </Root>
  );
}

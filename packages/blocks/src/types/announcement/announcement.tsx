import { media, token } from '@omnis/theme/react';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss, readAction } from '../../parts/action.ts';
import { BlockIcon } from '../../parts/icon.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { announcementProperties } from './announcement.properties.ts';

const Root = styled.aside.withConfig({ componentId: 'block-announcement' })`
  ${actionCss}

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.5')};
  min-height: 3rem;
  padding: ${token('space.2')} ${token('space.5')};
  border-radius: ${token('announcement.radius')};
  background: var(--b-background, ${token('announcement.background')});
  color: var(--b-text-color, ${token('announcement.color')});
  font-size: ${token('type.sm')};
  font-weight: ${token('weight.medium')};
  line-height: 1.4;

  > .news {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  > .news svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  ${noteCss}
  > .link {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: ${token('weight.bold')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
  > .action {
    min-height: 2.5rem;
    padding-inline: ${token('space.4')};
    font-size: ${token('type.sm')};
    --b-action-fill: transparent;
    --b-action-text: currentColor;
    --b-action-edge: currentColor;
    --b-action-hover: transparent;
    --b-action-ring: inset 0 0 0 1px currentColor;
  }
  > .action[data-primary] {
    --b-action-fill: var(--b-text-color, ${token('announcement.color')});
    --b-action-text: var(--b-background, ${token('announcement.background')});
    --b-action-edge: transparent;
    --b-action-hover: var(--b-action-fill);
    --b-action-ring: 0 0 0 3px color-mix(in srgb, var(--b-action-fill) 45%, transparent);
  }

  ${media.up('sm')} {
    &[data-align='left'] {
      justify-content: flex-start;
    }
    &[data-align='right'] {
      justify-content: flex-end;
    }
    &[data-align='space-between'] {
      justify-content: space-between;
    }
  }
`;

export default function Announcement({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(announcementProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const id = useId();
  const { text } = properties;
  const action = readAction(properties.action);
  const style = properties.actionStyle;
  if (text === '' && mode === 'native') return null;
  return (
    <Root
      aria-labelledby={id}
      data-align={properties.alignment}
      style={cssVariables({
        '--b-text-color': properties.textColor,
        '--b-background': properties.backgroundColor,
      })}
    >
      {text === '' ? (
        <OwnerNote>An announcement needs a text to be shown.</OwnerNote>
      ) : (
        <p className="news" id={id}>
          <BlockIcon name={properties.icon} />
          <span>{text}</span>
        </p>
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

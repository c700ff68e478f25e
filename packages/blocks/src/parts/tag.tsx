import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { readColour } from '../read/read-look.ts';
import { readText, type Values } from '../read/read.ts';
import { BlockLink } from './block-link.tsx';
import { cssVariables } from './style.ts';

/** How a tag looks, for the class `tag` inside a styled root. */
export const tagCss = css`
  .tag {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: 2.5rem;
    padding: ${token('space.1')} ${token('space.4')};
    border: 1px solid var(--b-tag-border, ${token('tag.border')});
    border-radius: ${token('tag.radius')};
    background: var(--b-tag-background, ${token('tag.background')});
    color: var(--b-tag-color, ${token('tag.color')});
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .tag > :is(a, button) {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    text-decoration: none;
  }
  .tag:has(> :is(a, button)) {
    position: relative;
  }
  .tag > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: ${token('tag.radius')};
  }
  ${media.hover} {
    .tag:has(> :is(a, button)):hover {
      border-color: currentColor;
    }
  }
`;

/** A word or two of `text`, leading to `href` where there is one, in colours of its own; nothing without a text. */
export function Tag({ values }: { values: Values }): ReactElement | null {
  const text = readText(values, 'text').trim();
  if (text === '') return null;
  const href = readText(values, 'href').trim();
  const background = readColour(values, 'backgroundColor');
  return (
    <span
      className="tag"
      style={cssVariables({
        '--b-tag-color': readColour(values, 'textColor'),
        '--b-tag-background': background,
        '--b-tag-border': readColour(values, 'borderColor') ?? background,
      })}
    >
      {href === '' ? text : <BlockLink href={href}>{text}</BlockLink>}
    </span>
  );
}

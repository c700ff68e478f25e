import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Lines } from '../../parts/lines.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { quoteDefaults } from './quote.limits.ts';
import { quoteProperties } from './quote.properties.ts';

const Root = styled.figure.withConfig({ componentId: 'block-quote' })`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${token('space.5')};
  height: 100%;
  padding: clamp(${token('space.6')}, 5vw, ${token('space.12')});
  border: ${token('box.borderWidth')} solid ${token('box.border')};
  border-radius: var(--b-corners, ${token('quote.radius')});
  background: var(--b-background, ${token('quote.background')});
  color: var(--b-text-color, ${token('quote.color')});
  text-align: var(--b-align);

  > blockquote {
    max-width: 34ch;
    font-family: var(--b-quote-font, ${token('quote.font')});
    font-size: clamp(1.125rem, calc(var(--b-font-size) * 0.7 + 1vw), var(--b-font-size));
    font-weight: var(--b-font-weight, ${token('weight.regular')});
    font-style: var(--b-font-style, normal);
    line-height: 1.4;
    text-wrap: pretty;
    hanging-punctuation: first last;
  }
  > blockquote p::before {
    content: open-quote;
  }
  > blockquote p:last-child::after {
    content: close-quote;
  }
  > blockquote p + p {
    margin-top: 0.6em;
  }
  > figcaption {
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  > figcaption::before {
    content: '';
    display: inline-block;
    width: 1.5rem;
    margin-inline-end: ${token('space.3')};
    border-top: 1px solid currentColor;
    vertical-align: 0.3em;
  }
  &[data-align='right'] > * {
    margin-inline-start: auto;
  }
  &[data-align='center'] > * {
    margin-inline: auto;
  }
`;

export default function Quote({ block }: BlockProps): ReactElement {
  const properties = readProperties(quoteProperties, block.properties);
  const { author, align } = properties;
  return (
    <Root data-align={align} style={cssVariables({ '--b-align': align, ...look(properties) })}>
      <blockquote>
        <Lines text={properties.quote} />
      </blockquote>
      {author !== '' && <figcaption>{author}</figcaption>}
    </Root>
  );
}

function look(properties: ReadProperties<typeof quoteProperties>) {
  const { font } = properties;
  // The default font is the theme's, which a theme may set to another than Lato.
  const own = font === null || font === `"${quoteDefaults.font}"` ? null : `${font}, ${token('quote.font')}`;
  return {
    '--b-quote-font': own,
    '--b-font-size': `${properties.fontSize}px`,
    '--b-font-weight': properties.bold ? token('weight.bold') : null,
    '--b-font-style': properties.italic ? 'italic' : null,
    '--b-text-color': properties.textColor,
    '--b-background': properties.backgroundColor,
    '--b-corners': cornersOf(properties.borderRadius),
  } as const;
}

/** The spec's 4px is the theme's token, so that a theme can have other corners. */
function cornersOf(length: string | null): string | null {
  return length === quoteDefaults.borderRadius ? null : length;
}

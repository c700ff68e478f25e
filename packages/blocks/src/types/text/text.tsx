import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Lines } from '../../parts/lines.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readColour } from '../../read/read-look.ts';
import { readChoice, readText } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { textSizes } from './text.limits.ts';

const Root = styled.div.withConfig({ componentId: 'block-text' })`
  background: ${token('text.background')};
  color: var(--b-color, ${token('text.color')});

  > p {
    max-width: ${token('layout.prose.width')};
  }
  > p + p {
    margin-top: 0.8em;
  }
  &[data-size='sm'] {
    font-size: ${token('type.sm')};
  }
  &[data-size='lg'] {
    font-size: ${token('type.xl')};
    line-height: 1.45;
  }
  &[data-size='xl'] {
    font-size: ${token('type.3xl')};
    line-height: 1.25;
    text-wrap: balance;
  }
  &[data-align='center'] {
    text-align: center;
    > p {
      margin-inline: auto;
    }
  }
  &[data-align='right'] {
    text-align: right;
    > p {
      margin-inline-start: auto;
    }
  }
`;

export default function Text({ block: { properties } }: BlockProps): ReactElement {
  return (
    <Root
      data-size={readChoice(properties, 'textSize', { options: textSizes, fallback: 'md' })}
      data-align={readChoice(properties, 'align', { options: ['left', 'center', 'right'], fallback: 'left' })}
      style={cssVariables({ '--b-color': readColour(properties, 'color') })}
    >
      <Lines text={readText(properties, 'text')} />
    </Root>
  );
}

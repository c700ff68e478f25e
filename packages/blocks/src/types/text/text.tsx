import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Lines } from '../../parts/lines.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { textProperties } from './text.properties.ts';

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

export default function Text({ block }: BlockProps): ReactElement {
  const properties = readProperties(textProperties, block.properties);
  return (
    <Root
      data-size={properties.textSize}
      data-align={properties.align}
      style={cssVariables({ '--b-color': properties.color })}
    >
      <Lines text={properties.text} />
    </Root>
  );
}

import { token } from '@omnis/theme/react';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { spacerProperties } from './spacer.properties.ts';

/** Half a section's room: the gaps of the page stand above and below it too. */
const Root = styled.div.withConfig({ componentId: 'block-spacer' })`
  height: calc(${token('space.section')} / 2);

  &[data-ratio] {
    height: auto;
    aspect-ratio: 1 / var(--b-ratio);
    max-height: 80svh;
  }
`;

export default function Spacer({ block }: BlockProps): ReactElement {
  const properties = readProperties(spacerProperties, block.properties);
  const { ratio } = properties;
  if (ratio === null) return <Root aria-hidden="true" />;
  const style: CSSProperties & Record<`--${string}`, number> = { '--b-ratio': ratio };
  return <Root aria-hidden="true" data-ratio="" style={style} />;
}

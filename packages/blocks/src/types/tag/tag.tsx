import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { Tag as TagView, tagCss } from '../../parts/tag.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { tagProperties } from './tag.properties.ts';

const Root = styled.div.withConfig({ componentId: 'block-tag' })`
  ${tagCss}
  ${noteCss}
`;

export default function Tag({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(tagProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const isEmpty = properties.text === '';
  if (isEmpty && mode === 'native') return null;
  return (
    <Root>
      {isEmpty ? (
        <p className="note">A tag needs a text to be shown.</p>
      ) : (
        <TagView values={block.properties} />
      )}
    </Root>
  );
}

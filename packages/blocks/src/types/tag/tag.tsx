import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { Tag as TagView, tagCss } from '../../parts/tag.tsx';
import { readText } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';

const Root = styled.div.withConfig({ componentId: 'block-tag' })`
  ${tagCss}
  ${noteCss}
`;

export default function Tag({ block: { properties } }: BlockProps): ReactElement | null {
  const { mode } = useBlockEnvironment();
  const isEmpty = readText(properties, 'text').trim() === '';
  if (isEmpty && mode === 'native') return null;
  return (
    <Root>
      {isEmpty ? <p className="note">A tag needs a text to be shown.</p> : <TagView values={properties} />}
    </Root>
  );
}

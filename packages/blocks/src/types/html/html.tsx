import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { proseCss } from '../../rich-text/prose-css.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { htmlProperties } from './html.properties.ts';

const Root = styled.div.withConfig({ componentId: 'block-html' })`
  ${proseCss}
  > .prose {
    max-width: none;
    overflow-x: auto;
  }
`;

export default function Html({ block }: BlockProps): ReactElement {
  const properties = readProperties(htmlProperties, block.properties);
  return (
    <Root>
      <div className="prose">
        <RichText html={properties.html} />
      </div>
    </Root>
  );
}

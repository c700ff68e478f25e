import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { readText } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { proseCss } from '../../rich-text/prose-css.ts';
import { RichText } from '../../rich-text/rich-text.tsx';

const Root = styled.div.withConfig({ componentId: 'block-html' })`
  ${proseCss}
  > .prose {
    max-width: none;
    overflow-x: auto;
  }
`;

export default function Html({ block: { properties } }: BlockProps): ReactElement {
  return (
    <Root>
      <div className="prose">
        <RichText html={readText(properties, 'html')} />
      </div>
    </Root>
  );
}

import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { BlockProps } from '../registry/block-type.ts';
import { useShownTypes } from '../registry/registry-context.ts';

const Root = styled.p.withConfig({ componentId: 'block-notice' })`
  padding: ${token('space.4')} ${token('space.5')};
  border: 1px dashed ${token('border.strong')};
  border-radius: ${token('radius.md')};
  background: ${token('surface.sunken')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

/** Notice for owners in the place of a block that cannot be shown; shoppers see nothing and load none of this. */
export default function BlockNotice({ block }: BlockProps): ReactElement {
  const isKnown = useShownTypes().get(block.type) !== undefined;
  if (block.type === '') return <Root>This block has no type, so shoppers do not see it.</Root>;
  const type = <code>{block.type.slice(0, 60)}</code>;
  return isKnown ? (
    <Root>
      This {type} block could not be shown. Shoppers do not see it; change its settings or delete it.
    </Root>
  ) : (
    <Root>Blocks of the type {type} are not known here, so shoppers do not see this one.</Root>
  );
}

import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { actionCss, readAction } from '../../parts/action.ts';
import { BlockIcon } from '../../parts/icon.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { buttonProperties } from './button.properties.ts';

const Root = styled.div.withConfig({ componentId: 'block-button' })`
  /* On paper there is nothing to press. */
  @media print {
    display: none;
  }
  display: flex;

  ${actionCss}
  > .action {
    min-height: ${token('button.height.lg')};
    min-width: min(100%, 10rem);
  }
  &[data-align='center'] {
    justify-content: center;
  }
  &[data-align='right'] {
    justify-content: flex-end;
  }
  &[data-fill] > .action {
    flex: 1;
  }
  &[data-icon='right'] svg {
    order: 1;
  }
  > .note {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

export default function Button({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(buttonProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const action = readAction(block.properties);
  if (action === null && mode === 'native') return null;
  return (
    <Root
      data-align={properties.align}
      data-icon={properties.iconPosition}
      data-fill={properties.fill ? '' : undefined}
    >
      {action === null ? (
        <p className="note">This button is shown once it has a text and a link.</p>
      ) : (
        <BlockLink
          className="action"
          href={action.href}
          target={action.target}
          data-primary={action.primary ? '' : undefined}
        >
          <BlockIcon name={action.icon} />
          {action.text}
        </BlockLink>
      )}
    </Root>
  );
}

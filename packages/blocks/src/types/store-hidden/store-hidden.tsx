import { EyeOff } from 'lucide-react';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss, readAction } from '../../parts/action.ts';
import { ActionLink } from '../../parts/actions.tsx';
import { Lines } from '../../parts/lines.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { storeHiddenProperties } from './store-hidden.properties.ts';

const Root = styled.aside.withConfig({ componentId: 'block-store-hidden' })`
  ${actionCss}
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.5')} ${token('space.6')};
  border: 1px solid color-mix(in srgb, ${token('warning.text')} 30%, transparent);
  border-radius: ${token('radius.lg')};
  background: ${token('warning.background')};
  color: ${token('warning.text')};

  > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  h2 {
    ${panelTitleCss}
    color: inherit;
    font-size: ${token('type.lg')};
    line-height: 1.3;
  }
  .words p {
    max-width: 64ch;
    margin-top: ${token('space.1')};
  }
  .action {
    --b-action-fill: transparent;
    --b-action-edge: currentColor;
    --b-action-text: ${token('warning.text')};
    --b-action-hover: transparent;
    --b-action-ring: inset 0 0 0 1px currentColor;
    justify-self: start;
  }
  ${media.up('md')} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${token('space.5')};
  }
`;

export default function StoreHidden({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(storeHiddenProperties, block.properties);
  const { mode, visitor } = useBlockEnvironment();
  const isTold = visitor?.storeHidden === true && visitor.role !== 'shopper';
  if (!isTold && mode === 'native') return null;
  const action = readAction(properties.action);
  return (
    <Root aria-label="Only you see this">
      <EyeOff aria-hidden="true" strokeWidth={1.75} />
      <div className="words">
        <h2>{properties.title || 'Your store is not public yet'}</h2>
        <Lines text={properties.copy} />
      </div>
      {action !== null && <ActionLink {...action} />}
    </Root>
  );
}

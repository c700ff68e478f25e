import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { shownFrame } from './iframe.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { iframeProperties } from './iframe.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-iframe' })`
  > iframe {
    display: block;
    width: 100%;
    height: var(--b-height);
    border: 0;
    border-radius: ${token('image.radius')};
    background: ${token('surface.sunken')};
    /* A frame without colours of its own is drawn on white with black text. */
    color-scheme: light;
  }
  &[data-framed] > iframe {
    border: 1px solid ${token('border.color')};
  }
  ${noteCss}
`;

/**
 * Permissions that an embedded form, map or shop needs; not to lead the window elsewhere, nor to download or ask for a
 * device. Its origin is nobody's: with its own, an address of this very shop could take its sandbox off and act as the
 * visitor.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

export default function Iframe({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(iframeProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const src = shownFrame(properties);
  const given = properties.from === 'code' ? properties.code : properties.src;
  if (src === null && mode === 'native') return null;
  return (
    <Root
      data-framed={properties.framed ? '' : undefined}
      style={cssVariables({ '--b-height': `${properties.height}px` })}
    >
      {src === null ? (
        <p className="note">
          {given === ''
            ? 'Give the address or the embed code of what is to be shown here.'
            : properties.from === 'code'
              ? 'Only embed codes with a frame of another site, from https://, can be shown here.'
              : 'Only addresses of other sites that begin with https:// can be shown here.'}{' '}
          Shoppers do not see this block until then.
        </p>
      ) : (
        <iframe
          // Lazy loading has to be known before the address is set.
          loading="lazy"
          sandbox={sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          title={properties.title || say('Content of {host}', { host: new URL(src).hostname })}
          src={src}
        />
      )}
    </Root>
  );
}

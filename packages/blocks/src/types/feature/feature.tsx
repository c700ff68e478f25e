import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { readAction } from '../../parts/action.ts';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockIcon, hasIcon } from '../../parts/icon.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { featureProperties } from './feature.properties.ts';

const Root = styled.div.withConfig({ componentId: 'block-feature' })`
  ${noteCss}

  > table {
    width: 100%;
    border-collapse: separate;
    border: ${token('box.borderWidth')} solid ${token('box.border')};
    border-radius: ${token('feature.radius')};
    background: var(--b-background, ${token('feature.background')});
    color: var(--b-text-color, ${token('feature.color')});
  }
  td {
    padding: ${token('space.6')};
    vertical-align: top;
  }
  .mark {
    width: 1%;
    padding-inline-end: 0;
  }
  .mark img {
    width: 4.5rem;
    max-width: none;
    height: 4.5rem;
    border-radius: ${token('image.radius')};
    object-fit: cover;
  }
  .mark svg {
    width: 2.5rem;
    max-width: none;
    height: 2.5rem;
  }
  h3 {
    color: inherit;
    font-size: ${token('type.xl')};
  }
  p {
    max-width: 56ch;
    margin-top: ${token('space.2')};
  }
  p a,
  p button {
    display: inline-block;
    padding: ${token('space.2')} 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: ${token('weight.bold')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  ${media.down('sm')} {
    td {
      padding: ${token('space.5')};
    }
    .mark {
      padding-inline-end: 0;
    }
  }
`;

/** A layout table, because mail programs know no other columns; readers for ears are told that it is none of data. */
export default function Feature({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(featureProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { image, icon, title, copy } = properties;
  const action = readAction(properties.action);
  const isEmpty = title === '' && copy === '';
  if (isEmpty && mode === 'native') return null;
  return (
    <Root
      style={cssVariables({
        '--b-background': properties.backgroundColor,
        '--b-text-color': properties.textColor,
      })}
    >
      {isEmpty ? (
        <OwnerNote>Give it a title or a text; readers see it from then on.</OwnerNote>
      ) : (
        <table role="presentation" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              {(image !== '' || hasIcon(icon)) && (
                <td className="mark">
                  {image !== '' ? (
                    <BlockImage
                      src={image}
                      alt=""
                      widths={[144, 288]}
                      width={144}
                      height={144}
                      sizes="72px"
                    />
                  ) : (
                    <BlockIcon name={icon} />
                  )}
                </td>
              )}
              <td>
                {title !== '' && <h3>{title}</h3>}
                <Lines text={copy} />
                {action !== null && (
                  <p>
                    <BlockLink href={action.href}>{action.text}</BlockLink>
                  </p>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </Root>
  );
}

import { token } from '@omnis/theme/react';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { previewMarks } from '../../page/block-view.tsx';
import { keyed } from '../../parts/keys.ts';
import { noteCss } from '../../parts/note-css.ts';
import { Tag, tagCss } from '../../parts/tag.tsx';
import { readProperties } from '../../read/properties.ts';
import { readText, type Values } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { shownBlocks } from '../../tree/visibility.ts';
import { tagletsLimits } from './taglets.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { tagletsProperties } from './taglets.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-taglets' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};

  > h2 {
    color: ${token('heading.color')};
    font-size: ${token('type.lg')};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  > ul > li {
    max-width: 100%;
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
  &[data-align='center'] > ul {
    justify-content: center;
  }
  ${tagCss}
  ${noteCss}
`;

const hasText = (values: Values): boolean => readText(values, 'text').trim() !== '';

export default function Taglets({ block }: BlockProps): ReactElement | null {
  const { items } = block;
  const properties = readProperties(tagletsProperties, block.properties);
  const say = useBlockText();
  const environment = useBlockEnvironment();
  const id = useId();
  const { heading } = properties;
  const listed = properties.items.filter(hasText).slice(0, tagletsLimits.items);
  const nested = shownBlocks(items, environment).filter(
    ({ type, properties: own }) => type === 'tag' && hasText(own),
  );
  const isEmpty = listed.length === 0 && nested.length === 0;
  if (isEmpty && environment.mode === 'native') return null;
  return (
    <Root data-align={properties.align}>
      {heading !== '' && <h2 id={id}>{heading}</h2>}
      {isEmpty ? (
        <p className="note">There are no tags here yet. Shoppers do not see this block until there are.</p>
      ) : (
        <ul
          role="list"
          aria-labelledby={heading === '' ? undefined : id}
          aria-label={heading === '' ? say('Tags') : undefined}
        >
          {keyed(listed, (values) => readText(values, 'text')).map(({ key, item }) => (
            <li key={key}>
              <Tag values={item} />
            </li>
          ))}
          {nested.map((item) => (
            <li key={item.uid} {...previewMarks(item, environment.mode)}>
              <Tag values={item.properties} />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

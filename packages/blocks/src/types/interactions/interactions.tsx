import { checkLink } from '@omnis/validation';
import { media, token } from '@omnis/theme/react';
import { Check, Link2, Mail, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { unseenCss } from '../../parts/note-css.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useShare } from './use-share.ts';
import { useBlockText } from '../../text/block-text.ts';
import { interactionsProperties } from './interactions.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-interactions' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.5')};
  padding-block: ${token('space.3')};
  border-block: 1px solid ${token('border.color')};

  &[data-align='center'] {
    justify-content: center;
  }
  &[data-align='right'] {
    justify-content: flex-end;
  }
  > .title {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.2')};
    margin-inline-start: calc(${token('space.3')} * -1);
  }
  .way {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.75rem;
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('button.radius')};
    background: none;
    color: ${token('text.color')};
    font: inherit;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  .way svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .way[data-done] {
    color: ${token('success.text')};
  }
  > .said {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
  }
  > .said:empty {
    display: none;
  }
  ${unseenCss}
  ${media.hover} {
    .way:hover {
      background: ${token('surface.hover')};
    }
  }
`;

export default function Interactions({ block }: BlockProps): ReactElement {
  const properties = readProperties(interactionsProperties, block.properties);
  const say = useBlockText();
  const { title } = properties;
  const given = properties.href;
  const { url, native, copied, copy, share } = useShare(sharable(given) ? given : '', title);
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;
  return (
    <Root aria-label={title || say('Share this page')} data-align={properties.align}>
      {title !== '' && <p className="title">{title}</p>}
      <ul role="list">
        <li>
          <button type="button" className="way" data-done={copied === 'yes' ? '' : undefined} onClick={copy}>
            {copied === 'yes' ? (
              <Check aria-hidden="true" strokeWidth={2} />
            ) : (
              <Link2 aria-hidden="true" strokeWidth={1.75} />
            )}
            {copied === 'yes' ? say('Link copied') : say('Copy link')}
          </button>
        </li>
        <li>
          <a className="way" href={mail}>
            <Mail aria-hidden="true" strokeWidth={1.75} />
            {say('Email')}
          </a>
        </li>
        {native && (
          <li>
            <button type="button" className="way" onClick={share}>
              <Share2 aria-hidden="true" strokeWidth={1.75} />
              {say('Share')}
            </button>
          </li>
        )}
      </ul>
      {/* The button says it to eyes; a change of a button's name is not told to ears. */}
      <p role="status" className={copied === 'failed' ? 'said' : 'unseen'}>
        {copied === 'yes'
          ? say('Link copied')
          : copied === 'failed'
            ? say('Copy it from here: {url}', { url })
            : ''}
      </p>
    </Root>
  );
}

/** Tells whether an address is a page that others can open. */
function sharable(href: string): boolean {
  if (href === '') return false;
  const link = checkLink(href);
  if (!link.safe) return false;
  switch (link.kind) {
    case 'relative':
    case 'anchor':
    case 'protocol-relative':
      return true;
    case 'absolute':
      return /^https?:/i.test(href);
    case 'asset':
    case 'handle':
      return false;
  }
}

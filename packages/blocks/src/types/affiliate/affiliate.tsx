import { Check, Copy } from 'lucide-react';
import { media, token } from '@omnis/theme/react';
import { useId, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss, readAction } from '../../parts/action.ts';
import { ActionLink } from '../../parts/actions.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readShareLink } from './affiliate-link.ts';
import { useCopy } from './use-copy.ts';
import { useBlockText } from '../../text/block-text.ts';
import { affiliateProperties } from './affiliate.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-affiliate' })`
  ${noteCss}
  ${actionCss}
  container-type: inline-size;

  > .panel {
    display: grid;
    gap: ${token('space.6')};
    padding: clamp(${token('space.6')}, 6cqi, ${token('space.12')});
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  h2 {
    max-width: 22ch;
    font-size: ${token('type.3xl')};
  }
  .copy {
    max-width: 56ch;
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  .share label {
    display: block;
    margin-bottom: ${token('space.1')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .line {
    display: grid;
    gap: ${token('space.3')};
    max-width: 44rem;
  }
  .line input {
    width: 100%;
    min-width: 0;
    min-height: ${token('form.height')};
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
    text-overflow: ellipsis;
  }
  .said {
    min-height: 1.5em;
    margin: ${token('space.1')} 0 calc(-1 * ${token('space.4')});
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .line > .action {
    white-space: nowrap;
  }
  .panel > .action {
    justify-self: start;
  }
  .terms {
    padding-top: ${token('space.5')};
    border-top: 1px solid ${token('border.color')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .terms p {
    max-width: 70ch;
  }
  .terms p + p {
    margin-top: ${token('space.2')};
  }
  ${media.up('sm')} {
    @container (min-width: 30rem) {
      .line {
        grid-template-columns: minmax(0, 1fr) minmax(9.5rem, max-content);
      }
    }
  }
`;

export default function Affiliate({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(affiliateProperties, block.properties);
  const say = useBlockText();
  const { affiliateLink = '', mode } = useBlockEnvironment();
  const link = readShareLink(affiliateLink) || readShareLink(properties.link);
  const { title, terms } = properties;
  const action = readAction(properties.action, true);
  const works = link !== '' || action !== null;
  if (!works && mode === 'native') return null;
  return (
    <Root aria-label={title || say('Share and earn')}>
      {!works && (
        <OwnerNote>
          Shoppers see this once they have a link of their own, or the block has one or a button.
        </OwnerNote>
      )}
      {works && (
        <div className="panel">
          <div>
            {title !== '' && <h2>{title}</h2>}
            <Lines text={properties.copy} className="copy" />
          </div>
          {link === '' ? action !== null && <ActionLink {...action} /> : <Share link={link} />}
          {terms !== '' && (
            <div className="terms">
              <Lines text={terms} />
            </div>
          )}
        </div>
      )}
    </Root>
  );
}

function Share({ link }: { link: string }): ReactElement {
  const say = useBlockText();
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(ref);
  return (
    <div className="share">
      <label htmlFor={id}>{say('Your link')}</label>
      <div className="line">
        <input
          id={id}
          ref={ref}
          type="text"
          value={link}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="action" data-primary="" onClick={copy}>
          {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {state === 'copied' ? say('Copied') : say('Copy link')}
        </button>
      </div>
      <p role="status" className="said">
        {state === 'copied' && say('The link is copied.')}
        {state === 'failed' && say('The link is selected: copy it with your keyboard or a long press.')}
      </p>
    </div>
  );
}

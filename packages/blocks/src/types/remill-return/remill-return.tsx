import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { BlockImage } from '../../parts/block-image.tsx';
import { formCss } from '../../parts/form-css.ts';
import { FormField } from '../../parts/form-field.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { podWidths } from '../../parts/picture.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useRemillReturn } from './use-remill-return.ts';
import { useBlockText } from '../../text/block-text.ts';
import { remillReturnProperties } from './remill-return.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-remill-return' })`
  ${noteCss}
  ${formCss}
  ${actionCss}
  container-type: inline-size;

  > .note {
    margin-bottom: ${token('space.4')};
  }
  > .panel {
    display: grid;
    overflow: hidden;
    border-radius: ${token('newsletter.radius')};
    background: ${token('success.background')};
    color: ${token('success.text')};
  }
  .panel > img {
    width: 100%;
    height: 100%;
    max-height: 22rem;
    background: ${token('image.background')};
    object-fit: cover;
  }
  .words {
    align-self: center;
    padding: clamp(${token('space.6')}, 6cqi, ${token('space.12')});
  }
  .mark {
    width: 2.25rem;
    height: 2.25rem;
    margin-bottom: ${token('space.4')};
  }
  h2 {
    max-width: 20ch;
    color: inherit;
    font-size: ${token('type.3xl')};
  }
  .copy {
    max-width: 52ch;
    margin-top: ${token('space.3')};
  }
  form {
    display: grid;
    gap: ${token('space.3')};
    max-width: 34rem;
    margin-top: ${token('space.6')};
  }
  .done {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    margin-top: ${token('space.6')};
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.medium')};
  }
  .done svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }
  .action {
    --b-action-edge: transparent;
    --b-action-fill: ${token('success.text')};
    --b-action-text: ${token('success.background')};
    --b-action-hover: var(--b-action-fill);
    --b-action-ring: 0 0 0 3px color-mix(in srgb, var(--b-action-fill) 45%, transparent);
  }
  ${media.up('sm')} {
    @container (min-width: 32rem) {
      form {
        grid-template-columns: 1fr auto;
        align-items: start;
      }
      form > .action {
        margin-top: calc(${token('type.sm')} * 1.55 + ${token('space.1')});
      }
    }
    @container (min-width: 48rem) {
      > .panel[data-picture] {
        grid-template-columns: 3fr 2fr;
      }
      .panel > img {
        order: 1;
        max-height: none;
      }
    }
  }
`;

export default function RemillReturn({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(remillReturnProperties, block.properties);
  const say = useBlockText();
  const { submitRemill, mode } = useBlockEnvironment();
  const form = useRemillReturn();
  const { title, image } = properties;
  // A form that goes nowhere would be a lie.
  if (submitRemill === undefined && mode === 'native') return null;
  return (
    <Root aria-label={title || say('Return worn-out clothes')}>
      {submitRemill === undefined && (
        <OwnerNote>Returns for recycling cannot be sent here, so shoppers do not see this form.</OwnerNote>
      )}
      <div className="panel" data-picture={image === '' ? undefined : ''}>
        {image !== '' && (
          <BlockImage
            src={image}
            alt={properties.alt}
            widths={podWidths}
            width={960}
            height={960}
            sizes="(min-width: 768px) 40vw, 100vw"
          />
        )}
        <div className="words">
          <BlockIcon name="recycle" className="mark" />
          {title !== '' && <h2>{title}</h2>}
          <Lines text={properties.copy} className="copy" />
          {form.state !== 'sent' && (
            <form method="dialog" noValidate onSubmit={form.submit}>
              <FormField
                name="email"
                label={say('Email')}
                type="email"
                autoComplete="email"
                placeholder={say('Email Address')}
                value={form.values.email}
                fault={form.faults.email}
                onChange={form.change}
              />
              <button
                type="submit"
                className="action"
                data-primary=""
                aria-disabled={form.state === 'sending' || undefined}
              >
                {form.state === 'sending' ? say('Sending…') : properties.buttonText || say('Return it')}
              </button>
            </form>
          )}
          <div role="status" className={form.state === 'sent' ? 'done' : undefined}>
            {form.state === 'sent' ? (
              <>
                <BlockIcon name="check" />
                {form.message}
              </>
            ) : (
              form.message !== '' && <p className="fault">{form.message}</p>
            )}
          </div>
        </div>
      </div>
    </Root>
  );
}

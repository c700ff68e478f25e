import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { formCss } from '../../parts/form-css.ts';
import { FormField } from '../../parts/form-field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { plainForm } from '../../parts/plain-form.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { defaultMailingList } from './newsletter-subscribe.limits.ts';
import { useSubscription, type SubscriptionField } from './use-subscription.ts';
import { useBlockText } from '../../text/block-text.ts';
import { newsletterSubscribeProperties } from './newsletter-subscribe.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-newsletter-subscribe' })`
  height: 100%;
  padding: clamp(${token('space.6')}, 5vw, ${token('space.12')});
  border: ${token('box.borderWidth')} solid ${token('box.border')};
  border-radius: ${token('newsletter.radius')};
  background: var(--b-background, ${token('newsletter.background')});
  color: var(--b-text-color, ${token('newsletter.color')});
  container-type: inline-size;

  > h2 {
    max-width: 22ch;
    color: inherit;
    font-size: ${token('type.3xl')};
  }
  > .copy {
    max-width: 48ch;
    margin-top: ${token('space.2')};
  }
  > form {
    display: grid;
    gap: ${token('space.4')};
    max-width: 40rem;
    margin-top: ${token('space.6')};
  }
  ${formCss}
  ${actionCss}
  .action {
    --b-action-edge: transparent;
    --b-action-fill: ${token('newsletter.buttonBackground')};
    --b-action-text: ${token('newsletter.buttonColor')};
    --b-action-hover: var(--b-action-fill);
    --b-action-ring: 0 0 0 3px color-mix(in srgb, var(--b-action-fill) 45%, transparent);
    align-self: end;
  }
  > .small-print {
    margin-top: ${token('space.3')};
    font-size: ${token('type.sm')};
  }
  > .done {
    margin-top: ${token('space.6')};
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.medium')};
  }
  ${media.up('sm')} {
    @container (min-width: 26rem) {
      > form {
        grid-template-columns: 1fr 1fr;
      }
      .action {
        grid-column: 1 / -1;
        justify-self: start;
      }
    }
    @container (min-width: 44rem) {
      > form {
        grid-template-columns: 1fr 1fr auto;
        align-items: start;
      }
      .action {
        grid-column: auto;
        margin-top: calc(${token('type.sm')} * 1.55 + ${token('space.1')});
        align-self: start;
      }
    }
  }
`;

export default function NewsletterSubscribe({ block }: BlockProps): ReactElement {
  const properties = readProperties(newsletterSubscribeProperties, block.properties);
  const say = useBlockText();
  const { plainForms } = useBlockEnvironment();
  const mailingList = properties.mailingList || defaultMailingList;
  const { values, faults, state, message, change, submit } = useSubscription(mailingList);
  const field = (name: SubscriptionField) => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: change,
  });
  const { title, copy, smallPrint } = properties;
  return (
    <Root
      aria-label={title || say('Newsletter')}
      style={cssVariables({
        '--b-background': properties.backgroundColor,
        '--b-text-color': properties.textColor,
      })}
    >
      {title !== '' && <h2>{title}</h2>}
      <Lines text={copy} className="copy" />
      {state === 'sent' ? null : (
        <form {...plainForm(plainForms?.subscribe)} noValidate onSubmit={submit}>
          <FormField
            {...field('firstName')}
            label={say('First name')}
            type="text"
            autoComplete="given-name"
          />
          <FormField {...field('email')} label={say('Email')} type="email" autoComplete="email" />
          <button
            type="submit"
            className="action"
            data-primary=""
            aria-disabled={state === 'sending' || undefined}
          >
            {state === 'sending' ? say('Signing up…') : properties.buttonText || say('Sign up')}
          </button>
          {mailingList !== defaultMailingList && (
            <input type="hidden" name="mailingList" value={mailingList} />
          )}
        </form>
      )}
      <div role="status" className={state === 'sent' ? 'done' : undefined}>
        {message !== '' && (state === 'sent' ? message : <p className="fault">{message}</p>)}
      </div>
      {smallPrint !== '' && state !== 'sent' && <p className="small-print">{smallPrint}</p>}
    </Root>
  );
}

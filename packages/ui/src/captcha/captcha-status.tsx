import { token } from '@omnis/theme/react';
import { Check, ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { Captcha, CaptchaState } from './use-captcha.ts';
import type { UiText } from '../text/ui-texts.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-captcha-status' })`
  .line {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 1.5rem;
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .line svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  .box:empty {
    display: none;
  }
  &[data-bare] {
    /* Nothing is said, and no gap is kept for it. */
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
  }
`;

const texts = {
  idle: 'Protected from robots, without a puzzle',
  working: 'Checking that you are not a robot…',
  box: 'Tick the box to show that you are not a robot',
  done: 'Checked: you are not a robot',
} as const satisfies Readonly<Record<Exclude<CaptchaState, 'failed'>, UiText>>;

function Sign({ state }: { readonly state: CaptchaState }): ReactElement {
  if (state === 'working') return <Spinner label={null} size="1rem" />;
  return state === 'done' ? <Check aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />;
}

/** Properties of {@link CaptchaStatus}. */
export interface CaptchaStatusProps {
  readonly captcha: Captcha;
}

/**
 * Says how far the check of a form is, to eyes and screen readers; a failure has a button to try again. Forms that need a
 * proof only now and then say nothing until they do.
 *
 * @example
 * ```tsx
 * import { CaptchaStatus, useCaptcha, type LoadCaptcha } from '@omnis/ui';
 * export const Check = ({ load }: { load: LoadCaptcha }) => <CaptchaStatus captcha={useCaptcha({ load, always: 'sign_up' })} />;
 * ```
 */
export function CaptchaStatus({ captcha }: CaptchaStatusProps): ReactElement {
  const say = useUiText();
  const { state, isAlways, retry, box } = captcha;
  const isFailed = state === 'failed';
  const isShown = !isFailed && (isAlways || state === 'working' || state === 'box');
  return (
    <Root data-bare={isShown || (isAlways && isFailed) ? undefined : ''}>
      {/* Always there, so that what comes into it is read out. */}
      <div role="status">
        {isShown && (
          <p className="line">
            <Sign state={state} />
            {say(texts[state])}
          </p>
        )}
      </div>
      <div className="box" ref={box} />
      {isAlways && isFailed && (
        <Notice
          tone="warning"
          alert
          actions={
            <Button size="sm" variant="secondary" onClick={retry}>
              {say('Try again')}
            </Button>
          }
        >
          {say('We could not check that you are not a robot.')}
        </Notice>
      )}
    </Root>
  );
}

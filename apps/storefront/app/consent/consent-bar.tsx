import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, IconButton } from '@omnis/ui';
import { giveConsent, shellTexts } from '@omnis/shop-kit';
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createGlobalStyle, styled } from 'styled-components';

const Root = styled.section.withConfig({ componentId: 'shop-consent' })`
  position: fixed;
  /* Over the bars that stay on screen, under everything that somebody opens. */
  z-index: calc(${token('layer.sticky')} + 1);
  inset: auto ${token('space.3')}
    max(calc(var(--page-foot, 0px) + ${token('space.3')}), env(safe-area-inset-bottom));
  display: grid;
  gap: ${token('space.4')};
  max-width: 56rem;
  margin-inline: auto;
  padding: ${token('space.4')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.color')};
  box-shadow: ${token('shadow.lg')};

  &[data-closable] > p {
    padding-inline-end: ${token('space.10')};
  }
  > p {
    margin: 0;
    max-height: 40vh;
    overflow: auto;
    font-size: ${token('type.sm')};
    line-height: 1.5;
  }
  > .answers {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
  /* As wide as each other; one under the other where a language has long words. */
  > .answers > button {
    flex: 1 1 8.5rem;
    padding-inline: ${token('space.2')};
    min-width: fit-content;
  }
  > .close {
    position: absolute;
    top: ${token('space.1')};
    inset-inline-end: ${token('space.1')};
  }
  /* Half of a low window stays the page's. */
  @media (max-height: 30rem) {
    max-height: 50vh;
    overflow-y: auto;

    > p {
      max-height: none;
    }
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.6')};
    padding: ${token('space.4')} ${token('space.5')};

    &[data-closable] {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    &[data-closable] > p {
      padding-inline-end: 0;
    }
    > .close {
      position: static;
    }
    /* Beside each other, so that less of the page is under them. */
    > .answers {
      flex-wrap: nowrap;
    }
    > .answers > button {
      flex-basis: auto;
      min-width: 8.5rem;
      padding-inline: ${token('space.4')};
    }
  }
`;

/**
 * Styles around the bar: the footer leaves room for it and reaches to the end of the page, and snackbars are above it.
 * An open dialog has its own place for them.
 */
const AroundBar = createGlobalStyle<{ $room: number }>`
  body:not(:has([role='dialog'], [role='alertdialog'])) div:has(> * > [data-snackbar]) {
    bottom: calc(${({ $room }) => `${String($room)}px`} + ${token('space.3')});
  }
  .shop-footer:not([data-short]) {
    /* Twice, as a shadow is only as high as what throws it. */
    box-shadow:
      0 12rem ${token('footer.background')},
      0 24rem ${token('footer.background')};
  }
`;

/** Properties of {@link ConsentBar}. */
export interface ConsentBarProps {
  /** The store's words; '': ours. */
  readonly message: string;
  /** True when refusing is a button; otherwise the bar can be closed, and nothing is granted. */
  readonly allowEssentialOnly: boolean;
  /** The visitor asked for it, and is taken there. */
  readonly reopened: boolean;
  readonly onClose: () => void;
}

/**
 * The page ends above the bar, and what gets the focus comes to stand above it.
 * @returns how far above the foot of the window the bar begins, in px
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const watch = new ResizeObserver(() => {
      const above = Math.ceil(window.innerHeight - element.getBoundingClientRect().top);
      // Without the reference the browser would style the whole page anew.
      page.scrollPaddingBottom = `max(var(--page-foot, 0px), ${String(above)}px)`;
      body.paddingBottom = `${String(above)}px`;
      setRoom(above);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      page.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [bar]);
  return room;
}

/** The bar with the question and its answers, of which none stands out. */
export function ConsentBar({
  message,
  allowEssentialOnly,
  reopened,
  onClose,
}: ConsentBarProps): ReactElement {
  const t = useTexts(shellTexts);
  const bar = useRef<HTMLElement>(null);
  const room = useRoomBelow(bar);
  useEffect(() => {
    if (reopened) bar.current?.querySelector('button')?.focus();
  }, [reopened]);
  const before = useRef<EventTarget | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && bar.current?.contains(relatedTarget)))
      before.current = relatedTarget;
  };
  const close = (): void => {
    // The button that was pressed goes: the keyboard is back where it came from, or at the start of the page.
    if (!reopened && bar.current?.contains(document.activeElement)) {
      const last = before.current;
      const next = last instanceof HTMLElement && last.isConnected ? last : document.getElementById('main');
      next?.focus({ preventScroll: true });
    }
    onClose();
  };
  const answer = (given: 'granted' | 'denied') => (): void => {
    giveConsent(given);
    close();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && (reopened || !allowEssentialOnly)) close();
  };
  return (
    <Root
      ref={bar}
      aria-label={t('cookies')}
      data-closable={allowEssentialOnly ? undefined : ''}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <AroundBar $room={room} />
      <p>{message.trim() || t('cookieMessage')}</p>
      <div className="answers">
        {allowEssentialOnly && (
          <Button variant="secondary" onClick={answer('denied')}>
            {t('essentialOnly')}
          </Button>
        )}
        <Button variant="secondary" onClick={answer('granted')}>
          {t('acceptAll')}
        </Button>
      </div>
      {!allowEssentialOnly && (
        <IconButton className="close" label={t('closeConsent')} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </Root>
  );
}

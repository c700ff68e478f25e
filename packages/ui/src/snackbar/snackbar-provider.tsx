import { media, token } from '@omnis/theme/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { keyframes, styled } from 'styled-components';
import {
  emptySnackbarState,
  shownSnackbar,
  type QueuedMessage,
  type SnackbarMessage,
} from './snackbar-queue.ts';
import { createSnackbarStore, type SnackbarStore } from './snackbar-store.ts';
import { useUiText } from '../text/ui-text.tsx';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Root = styled.div.withConfig({ componentId: 'ui-snackbar-provider' })`
  position: fixed;
  z-index: ${token('layer.snackbar')};
  /* Above a bar that an app has at the foot of the screen, which says its height by this property. */
  inset: auto 0 max(calc(var(--page-foot, 0px) + ${token('space.4')}), env(safe-area-inset-bottom));
  display: flex;
  justify-content: center;
  padding-inline: ${token('space.4')};
  pointer-events: none;

  .message {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    max-width: 36rem;
    min-height: 3rem;
    padding: ${token('space.1')} ${token('space.1')} ${token('space.1')} ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('snackbar.background')};
    color: ${token('snackbar.color')};
    box-shadow: ${token('shadow.lg')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
    pointer-events: auto;
    animation: ${arrive} ${token('motion.base')} ${token('motion.ease')};
  }
  .message > span {
    flex: 1;
    padding-block: ${token('space.2')};
  }
  .message > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 2.5rem;
    min-height: 2.5rem;
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: transparent;
    color: inherit;
    font-weight: ${token('weight.bold')};
  }
  button.action {
    color: ${token('snackbar.action')};
  }
  button.close {
    padding: 0;
  }
  button.close svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  button:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  /* A bar that stays at the foot of a phone's screen keeps its buttons free. */
  ${media.down('lg')} {
    body:has([data-bottom-bar]:not([inert])) & {
      bottom: calc(5.25rem + var(--page-foot, env(safe-area-inset-bottom)));
    }
  }
  /* Dialogs and drawers have their buttons at the foot of a phone's screen, and their cross at its head. */
  ${media.down('md')} {
    body:has([role='dialog'], [role='alertdialog']) & {
      inset: calc(4.5rem + env(safe-area-inset-top)) 0 auto;
    }
  }
  ${media.up('md')} {
    justify-content: flex-start;
    padding-inline: ${token('space.6')};
    bottom: ${token('space.6')};
  }
`;

const SnackbarContext = createContext<SnackbarStore | null>(null);

function Message({ message, store }: { message: QueuedMessage; store: SnackbarStore }): ReactElement {
  const say = useUiText();
  const { action } = message;
  return (
    <div
      className="message"
      data-snackbar=""
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      {message.tone === 'success' && <CircleCheck aria-hidden="true" />}
      {message.tone === 'error' && <CircleAlert aria-hidden="true" />}
      <span>{message.text}</span>
      {action && (
        <button
          type="button"
          className="action"
          onClick={() => {
            store.dismiss(message.id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="close"
        aria-label={say('Dismiss')}
        onClick={() => store.dismiss(message.id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Properties of {@link SnackbarProvider}. */
export interface SnackbarProviderProps {
  readonly children: ReactNode;
  /** The app's queue, where code outside of components writes to it too. */
  readonly store?: SnackbarStore;
}

/**
 * Shows the queue's messages one after the other and gives {@link useSnackbar} to what is inside.
 *
 * @example
 * ```tsx
 * import { SnackbarProvider } from '@omnis/ui';
 * export const example = () => <SnackbarProvider>The app</SnackbarProvider>;
 * ```
 */
export function SnackbarProvider({ children, store: given }: SnackbarProviderProps): ReactElement {
  const [own] = useState(createSnackbarStore);
  const store = given ?? own;
  const state = useSyncExternalStore(store.subscribe, store.getState, () => emptySnackbarState);
  const shown = shownSnackbar(state);
  const isError = shown?.tone === 'error';
  return (
    <SnackbarContext value={store}>
      {children}
      <Root>
        {/*
          Both regions are there from the start: what is put into a new one is often not read out. That they are live is
          said once more, because dialogs hide what is behind them but for what says so.
        */}
        <div role="status" aria-live="polite">
          {shown && !isError && <Message key={shown.id} message={shown} store={store} />}
        </div>
        <div role="alert" aria-live="assertive">
          {shown && isError && <Message key={shown.id} message={shown} store={store} />}
        </div>
      </Root>
    </SnackbarContext>
  );
}

/**
 * The function that shows a message.
 *
 * @throws Error outside of a {@link SnackbarProvider}.
 */
export function useSnackbar(): (message: SnackbarMessage | string) => void {
  const store = useContext(SnackbarContext);
  if (!store) throw new Error('useSnackbar needs a <SnackbarProvider> around it');
  return store.show;
}

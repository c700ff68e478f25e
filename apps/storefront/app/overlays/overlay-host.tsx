import {
  allElementsClosed,
  elementClosed,
  elementOpened,
  elementRegistered,
  elementToggled,
  useAppDispatch,
} from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { readChatAction } from '@omnis/live-chat';
import { isPushSupported } from '@omnis/orders';
import {
  actionEvent,
  hearActions,
  marketingTexts,
  type OverlayContent,
  overlayEvent,
  type OverlayName,
  overlayNames,
  type OverlayRequest,
  readOverlayAction,
  snackbars,
  subscribeAction,
} from '@omnis/shop-kit';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { choicesAction } from '../consent/consent-need.ts';
import { Overlay } from './overlay.tsx';

/** The last request, numbered so that each one starts afresh. */
interface Asked {
  readonly content: OverlayContent;
  readonly count: number;
}

/**
 * Calls back with everything that is asked of overlays: by code, and by @ links. Who presses a link to something that the
 * shop has not, such as a tool of the dashboard, is told.
 */
function useRequests(onRequest: (request: OverlayRequest) => void): void {
  const t = useTexts(marketingTexts);
  const navigate = useNavigate();
  useEffect(() => {
    const onOverlay = (event: Event): void => {
      if (event instanceof CustomEvent) onRequest(event.detail);
    };
    const onAction = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof detail !== 'string' || detail === choicesAction || readChatAction(detail) !== null) return;
      if (detail === subscribeAction && isPushSupported()) {
        void navigate('/account/#messages');
        return;
      }
      const request = readOverlayAction(detail);
      if (request) onRequest(request);
      else snackbars.show({ text: t('notHere'), code: 'not-here' });
    };
    window.addEventListener(overlayEvent, onOverlay);
    window.addEventListener(actionEvent, onAction);
    hearActions();
    return () => {
      window.removeEventListener(overlayEvent, onOverlay);
      window.removeEventListener(actionEvent, onAction);
    };
  }, [onRequest, t, navigate]);
}

/** The place of all overlays (storefront.md §2 Other UI): each is loaded when it is first asked for. */
export function OverlayHost(): ReactElement {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [asked, setAsked] = useState<Partial<Record<OverlayName, Asked>>>({});
  useEffect(() => {
    for (const name of overlayNames) dispatch(elementRegistered(name));
  }, [dispatch]);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) dispatch(allElementsClosed());
    shown.current = key;
  }, [key, dispatch]);
  const onRequest = useCallback(
    (request: OverlayRequest): void => {
      if (request.act === 'close-all') {
        dispatch(allElementsClosed());
        return;
      }
      const { name } = request;
      if (request.act === 'close') {
        const prevented = request.preventClose === true || request.preventDismissal === true;
        dispatch(elementClosed({ name, prevented }));
        return;
      }
      const { act, content } = request;
      setAsked((before) => ({
        ...before,
        [name]:
          act === 'toggle'
            ? (before[name] ?? { content: content ?? {}, count: 1 })
            : { content: content ?? {}, count: (before[name]?.count ?? 0) + 1 },
      }));
      dispatch(act === 'open' ? elementOpened(name) : elementToggled(name));
    },
    [dispatch],
  );
  useRequests(onRequest);
  return (
    <>
      {overlayNames.map((name) => {
        const each = asked[name];
        return each && <Overlay key={`${name} ${each.count}`} name={name} content={each.content} />;
      })}
    </>
  );
}

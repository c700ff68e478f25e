import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { actionCss } from '../../parts/action.ts';
import { noteCss } from '../../parts/note-css.ts';

/** The look of an offer to chat: a card of the page, or one that comes up at the corner of the window. */
export const LiveChatRoot = styled.aside.withConfig({ componentId: 'block-live-chat' })`
  ${noteCss}
  ${actionCss}
  container-type: inline-size;

  > .note {
    margin-bottom: ${token('space.4')};
  }
  > .card {
    position: relative;
    display: grid;
    gap: ${token('space.5')};
    justify-items: start;
    padding: clamp(${token('space.5')}, 5cqi, ${token('space.8')});
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
  }
  .card > img,
  .card > .bubble {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${token('radius.full')};
    object-fit: cover;
  }
  .card > .bubble {
    display: grid;
    place-items: center;
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  .bubble svg {
    width: 2rem;
    height: 2rem;
  }
  h2 {
    ${panelTitleCss}
    font-size: ${token('type.xl')};
    line-height: 1.25;
  }
  .words p {
    max-width: 48ch;
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
  }
  .online {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-bottom: ${token('space.1')};
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  .online::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.full')};
    background: ${token('success.color')};
  }
  .close {
    position: absolute;
    top: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: ${token('radius.full')};
    background: none;
    color: inherit;
  }
  .close svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  @container (min-width: 34rem) {
    > .card {
      grid-template-columns: auto 1fr auto;
      align-items: center;
    }
  }
  &[data-popup] {
    position: fixed;
    z-index: ${token('layer.popover')};
    inset-inline-end: ${token('space.4')};
    bottom: calc(var(--page-foot, ${token('layout.nav.height')}) + ${token('space.4')});
    width: min(22rem, calc(100vw - 2 * ${token('space.4')}));
    animation: omnis-chat-in ${token('motion.slow')} ${token('motion.ease')};
  }
  &[data-popup] > .card {
    box-shadow: ${token('shadow.lg')};
  }
  &[data-popup] .words {
    padding-inline-end: ${token('space.6')};
  }
  &[data-popup] .action {
    width: 100%;
  }
  ${media.up('lg')} {
    &[data-popup] {
      inset-inline-end: ${token('space.6')};
      bottom: ${token('space.6')};
    }
  }
  @keyframes omnis-chat-in {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

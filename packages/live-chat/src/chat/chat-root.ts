import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Where what was said is scrolled. */
export const ChatLog = styled.div.withConfig({ componentId: 'shop-chat-log' })`
  flex: 1;
  padding: ${token('space.4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-color: ${token('chat.scrollbar')} transparent;

  &:focus-visible {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: -3px;
  }
`;

/** The look of the live chat: a window at the corner, on phones one that takes the foot of the screen. */
export const ChatRoot = styled.div.withConfig({ componentId: 'shop-chat' })`
  .news {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > .window,
  > .launcher {
    position: fixed;
    z-index: calc(${token('layer.sticky')} + 2);
    inset-inline-end: ${token('space.4')};
    bottom: calc(var(--page-foot, 0px) + ${token('space.4')});
  }
  > .window {
    display: flex;
    flex-direction: column;
    width: min(24rem, calc(100vw - 2 * ${token('space.4')}));
    height: min(36rem, calc(100vh - 2 * ${token('space.4')} - var(--page-foot, 0px)));
    height: min(36rem, calc(100svh - 2 * ${token('space.4')} - var(--page-foot, 0px)));
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('chat.background')} ${token('chat.backgroundImage')};
    color: ${token('text.color')};
    box-shadow: ${token('shadow.lg')};
    overflow: hidden;
    animation: shop-chat-in ${token('motion.slow')} ${token('motion.ease')};
  }
  .head {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} min(${token('space.2')}, 2vw);
    min-height: 4rem;
    padding: ${token('space.2')} min(${token('space.2')}, 2vw) ${token('space.2')}
      min(${token('space.5')}, 6vw);
    background: ${token('chat.header')};
    color: ${token('chat.headerColor')};
  }
  /* With text of twice the size the buttons stand below it, in sight. */
  .head > div {
    flex: 1 1 8rem;
    min-width: 0;
  }
  .head h2 {
    margin: 0;
    color: inherit;
    font-size: ${token('type.lg')};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .head p {
    margin: 0;
    font-size: ${token('type.sm')};
  }
  .head p:empty {
    display: none;
  }
  .head button,
  .head button:hover:enabled {
    min-height: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
  }
  .head button:hover:enabled {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  .head button:focus-visible {
    outline: ${token('focus.width')} solid currentColor;
    outline-offset: -4px;
  }
  .end {
    padding: 0 min(${token('space.3')}, 4vw);
    border-radius: ${token('radius.md')};
    font-size: ${token('type.sm')};
    text-decoration: underline;
    white-space: nowrap;
  }
  > .window > [role='alert'] {
    border-radius: 0;
  }
  .waiting {
    display: grid;
    flex: 1;
    place-items: center;
  }
  .start {
    display: grid;
    flex: 1;
    align-content: start;
    gap: ${token('space.4')};
    padding: ${token('space.5')};
    background: ${token('surface.base')};
    overflow-y: auto;
  }
  /* What is said of a long text, and the button, stay near. */
  .start textarea {
    max-height: 9rem;
  }
  .start > p {
    margin: 0;
    color: ${token('text.muted')};
  }
  ul {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    justify-items: start;
    gap: ${token('space.1')};
    max-width: 85%;
  }
  li > p {
    margin: 0;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.lg')};
    border-end-start-radius: ${token('radius.sm')};
    background: ${token('chat.message.background')};
    color: ${token('chat.message.color')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  li > p a {
    color: inherit;
    text-decoration: underline;
  }
  li[data-own] {
    justify-items: end;
    justify-self: end;
  }
  li[data-own] > p {
    border-radius: ${token('radius.lg')};
    border-end-end-radius: ${token('radius.sm')};
    background: ${token('chat.own.background')};
    color: ${token('chat.own.color')};
  }
  /* A message in focus, by a link in it, and one that the other side does not see yet (storefront.md §3 Theme). */
  li:focus-within > p {
    background: ${token('chat.focused.background')};
    color: ${token('chat.message.color')};
  }
  li[data-unsent] > p {
    background: ${token('chat.hidden.background')};
    color: ${token('chat.hidden.color')};
  }
  .by,
  li.event {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  li.event {
    justify-self: center;
    max-width: 100%;
    text-align: center;
  }
  .fault {
    color: ${token('error.text')};
  }
  .fault button {
    min-height: 2rem;
    padding: 0 ${token('space.2')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${token('weight.bold')};
    text-decoration: underline;
  }
  .composer {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token('space.2')};
    padding: ${token('space.3')};
    background: ${token('surface.base')};
    box-shadow: ${token('chat.inputShadow')};
  }
  .composer textarea {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    max-height: 8rem;
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    /* Smaller letters make a phone zoom in. */
    font: inherit;
    font-size: max(1rem, 16px);
    field-sizing: content;
    resize: none;
  }
  .composer textarea:focus-visible {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 1px;
  }
  .length {
    width: 100%;
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .length[data-over] {
    color: ${token('error.text')};
  }
  .farewell {
    /* In a low window it is longer than the rest of it. */
    max-height: 70%;
    overflow-y: auto;
    display: grid;
    justify-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.5')};
    background: ${token('surface.base')};
    box-shadow: ${token('chat.inputShadow')};
    text-align: center;
  }
  .farewell h3 {
    margin: 0;
    font-size: ${token('type.lg')};
    outline: none;
  }
  .farewell p {
    margin: 0 0 ${token('space.2')};
    color: ${token('text.muted')};
  }
  /* Notifications stand above it (--chat-launcher). */
  > .launcher {
    z-index: ${token('layer.sticky')};
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border: 0;
    border-radius: ${token('radius.full')};
    background: ${token('chat.header')};
    color: ${token('chat.headerColor')};
    box-shadow: ${token('shadow.lg')};
  }
  .launcher svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  .launcher:focus-visible {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 3px;
  }
  .launcher .count {
    position: absolute;
    inset: -0.25rem -0.25rem auto auto;
    display: grid;
    place-items: center;
    min-width: 1.375rem;
    height: 1.375rem;
    padding: 0 0.25rem;
    border-radius: ${token('radius.full')};
    background: ${token('chat.headerColor')};
    color: ${token('chat.header')};
    box-shadow: 0 0 0 2px ${token('chat.header')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  /* Over the bar at the foot, which goes while somebody types. */
  ${media.down('sm')} {
    > .window {
      inset-inline: 0;
      bottom: 0;
      width: 100%;
      height: min(40rem, calc(100vh - ${token('space.10')}));
      height: min(40rem, calc(100svh - ${token('space.10')}));
      padding-bottom: env(safe-area-inset-bottom);
      border-width: ${token('border.width')} 0 0;
      border-radius: ${token('radius.lg')} ${token('radius.lg')} 0 0;
    }
  }
  ${media.reducedMotion} {
    > .window {
      animation: none;
    }
  }
  @media print {
    display: none;
  }
  @keyframes shop-chat-in {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

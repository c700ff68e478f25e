import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The talk, and what is known of who chats. */
export const conversationCss = css`
  .conversation,
  .none {
    min-width: 0;
    min-height: 0;
  }
  .none {
    display: grid;
    place-items: center;
  }
  .conversation:focus-visible {
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  .conversation[data-loaded] {
    display: grid;
    grid-template:
      'head' auto
      'facts' auto
      'note' auto
      'log' minmax(0, 1fr)
      'foot' auto / minmax(0, 1fr);
  }
  .note {
    grid-area: note;
  }
  .note > * {
    border-radius: 0;
  }
  .conversation-head {
    grid-area: head;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    padding: ${token('space.3')} ${token('space.4')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .conversation-head .title {
    flex: 1 1 9rem;
    min-width: 0;
  }
  .conversation-head h2,
  .conversation-head p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .conversation-head h2 {
    font-size: ${token('type.lg')};
    line-height: 1.3;
  }
  .conversation-head p {
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  .conversation-head .actions {
    display: flex;
    gap: ${token('space.2')};
  }
  .conversation-head .back {
    display: none;
  }
  .log {
    position: relative;
    grid-area: log;
    min-height: 0;
  }
  .day,
  .happened {
    align-self: center;
    margin-block: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    text-align: center;
  }
  .day {
    font-weight: ${token('weight.bold')};
  }
  .message {
    align-self: flex-start;
    max-width: min(85%, 34rem);
  }
  .message[data-own] {
    align-self: flex-end;
  }
  .message .by {
    margin-top: ${token('space.3')};
    padding-inline: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .message[data-own] .by {
    text-align: end;
  }
  .message .by .name {
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
  }
  .bubble {
    width: fit-content;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.xl')};
    background: ${token('chat.message.background')};
    color: ${token('chat.message.color')};
    box-shadow: ${token('shadow.xs')};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .message[data-own] .bubble {
    margin-inline-start: auto;
    background: ${token('chat.own.background')};
    color: ${token('chat.own.color')};
  }
  .message .state {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    text-align: end;
  }
  .message[data-state='failed'] .bubble {
    box-shadow: inset 0 0 0 1px ${token('error.text')};
  }
  .message[data-state='failed'] .state {
    color: ${token('error.text')};
  }
  .message .ways {
    display: flex;
    justify-content: flex-end;
    gap: ${token('space.2')};
    margin-top: ${token('space.1')};
  }
  .to-end {
    position: absolute;
    inset-inline-end: ${token('space.4')};
    bottom: ${token('space.3')};
  }
  .composer {
    grid-area: foot;
    display: flex;
    align-items: flex-end;
    gap: ${token('space.2')};
    padding: ${token('space.3')} ${token('space.4')};
    box-shadow: ${token('chat.inputShadow')};
  }
  .composer .words {
    flex: 1;
  }
  .composer textarea {
    min-height: 0;
    max-height: 10rem;
    resize: none;
  }
  .conversation > .foot {
    grid-area: foot;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    min-height: 4.25rem;
    padding: ${token('space.3')} ${token('space.4')};
    color: ${token('card.muted')};
    box-shadow: ${token('chat.inputShadow')};
  }
  .facts {
    grid-area: facts;
    padding: ${token('space.4')};
    font-size: ${token('type.sm')};
  }
  .facts dl {
    display: grid;
    gap: ${token('space.3')};
    margin: 0 0 ${token('space.4')};
  }
  .facts dt {
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
  }
  .facts dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${media.up('xl')} {
    .conversation[data-loaded] {
      grid-template:
        'head facts' auto
        'note facts' auto
        'log facts' minmax(0, 1fr)
        'foot facts' auto / minmax(0, 1fr) 15rem;
    }
    .facts {
      border-inline-start: ${token('border.width')} solid ${token('border.color')};
      overflow-y: auto;
    }
    .to-facts {
      display: none;
    }
  }
  ${media.down('xl')} {
    .facts {
      max-height: 40svh;
      border-bottom: ${token('border.width')} solid ${token('border.color')};
      overflow-y: auto;
    }
    .facts:not([data-open]) {
      display: none;
    }
    .facts dl {
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    }
  }
  ${media.down('md')} {
    .conversation[data-loaded] {
      /* Under the two rows of the bar: the page itself is not scrolled. */
      height: max(24rem, calc(100svh - 7.25rem));
    }
    .conversation-head .back {
      display: inline-flex;
      flex: 1 0 100%;
      align-items: center;
      min-height: 2.5rem;
      margin-block: calc(-1 * ${token('space.2')});
      color: ${token('text.muted')};
      font-size: ${token('type.sm')};
      text-decoration: none;
    }
    .to-facts {
      order: 1;
      margin-inline-start: auto;
    }
    .back svg {
      width: 1rem;
      height: 1rem;
    }
  }
`;

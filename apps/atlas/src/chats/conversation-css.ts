import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The talk, and what is known of who chats. */
export const conversationCss = css`
  .conversation {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  .conversation.none {
    place-items: center;
  }
  .conversation:focus-visible {
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  .talk {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .conversation-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    padding: ${token('space.3')} ${token('space.4')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .conversation-head .title {
    flex: 1;
    min-width: 0;
  }
  .conversation-head h2 {
    overflow: hidden;
    font-size: ${token('type.lg')};
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
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
  .talk > [data-tone] {
    border-radius: 0;
  }
  .log {
    position: relative;
    flex: 1;
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
  }
  .talk > .foot {
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
    .conversation:has(> .facts) {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    .facts {
      border-inline-start: ${token('border.width')} solid ${token('border.color')};
      overflow-y: auto;
    }
  }
  ${media.down('xl')} {
    .conversation:has(> .facts) {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    .facts {
      max-height: 9rem;
      border-top: ${token('border.width')} solid ${token('border.color')};
      overflow-y: auto;
    }
    .facts dl {
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    }
  }
  ${media.down('md')} {
    .talk {
      /* Under the two rows of the bar. */
      height: max(24rem, calc(100svh - 8.5rem));
    }
    .conversation:has(> .facts) {
      grid-template-rows: auto auto;
    }
    .facts {
      max-height: none;
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
    .back svg {
      width: 1rem;
      height: 1rem;
    }
  }
`;

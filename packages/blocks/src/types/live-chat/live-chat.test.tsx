import { liveChatGroups } from '@omnis/models';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageHtml } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { liveChatData } from './live-chat.data.ts';

const chat = (properties: object = {}) => ({
  type: 'liveChat',
  properties: { title: 'Ask us', ...properties },
});

describe('B65 liveChat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [{}, 'open-chat'],
    [{ group: 'general' }, 'open-chat'],
    [{ group: 'support' }, 'open-chat:support'],
  ])('B65 %j starts by the action %s', (properties, action) => {
    const trigger = vi.fn<(name: string) => void>();
    showBlock(chat(properties), { trigger });
    fireEvent.click(screen.getByRole('button', { name: 'Start chatting' }));
    expect(trigger).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('B65 offers the groups of the spec', () => {
    const field = liveChatData.fields.find(({ key }) => key === 'group');
    const values = field?.type === 'select' ? field.options.map(({ value }) => value) : [];
    expect(values).toEqual(['general', ...Object.keys(liveChatGroups)]);
  });

  it('B65 comes up after its seconds, at the corner, and can be dismissed by key and click', () => {
    const block = chat({ showAfterSeconds: 5 });
    expect(pageHtml([block])).not.toContain('Ask us');
    showBlock(block);
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.queryByText('Ask us')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    const aside = screen.getByRole('complementary', { name: 'Ask us' });
    expect(aside.dataset).toHaveProperty('popup');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(screen.queryByText('Ask us')).toBeNull();
  });

  it('B65 is hidden while nobody is there, and the owner is told', () => {
    const useChatAvailability = vi.fn<() => 'offline'>(() => 'offline');
    expect(showBlock(chat({ group: 'pro' }), { useChatAvailability }).textContent).toBe('');
    expect(useChatAvailability).toHaveBeenCalledWith('pro');
    expect(showBlock(chat(), { useChatAvailability, mode: 'preview' }).textContent).toContain('offline now');
    expect(showBlock(chat(), { useChatAvailability: () => 'online' }).textContent).toContain('Online now');
  });

  it('B65 reads any property', () => {
    expect(
      provokeBlock('liveChat', {
        keys: ['group', 'title', 'body', 'image', 'buttonStyle', 'buttonText', 'showAfterSeconds'],
      }),
    ).toEqual([]);
  });
});

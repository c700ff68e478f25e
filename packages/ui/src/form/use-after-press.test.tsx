import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press.ts';

const run = vi.fn();

function Leaving() {
  const afterPress = useAfterPress();
  return <input aria-label="Name" onBlur={() => afterPress(run)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const leave = (): boolean => fireEvent.blur(screen.getByLabelText('Name'));
const press = (type: string, more: PointerEventInit = { isPrimary: true, button: 0 }): void =>
  void document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, ...more }));
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

describe('an action that waits for a press', () => {
  it('runs at once where a field is left by the keyboard', () => {
    render(<Leaving />);
    leave();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs after the click of what was pressed, with a mouse and with a finger', () => {
    render(<Leaving />);
    press('pointerdown');
    leave();
    wait(1000);
    expect(run).not.toHaveBeenCalled();
    press('pointerup');
    const heard = vi.fn();
    document.body.addEventListener('click', () => heard(run.mock.calls.length), { once: true });
    fireEvent.click(document.body);
    expect(heard).toHaveBeenCalledExactlyOnceWith(0);
    wait(0);
    expect(run).toHaveBeenCalledOnce();
    // A finger has been lifted by the time that the field is left.
    press('pointerdown');
    press('pointerup');
    wait(50);
    leave();
    expect(run).toHaveBeenCalledOnce();
    fireEvent.click(document.body);
    wait(0);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs also where no click follows', () => {
    render(<Leaving />);
    press('pointerdown');
    leave();
    press('pointerup');
    wait(99);
    expect(run).not.toHaveBeenCalled();
    wait(1);
    expect(run).toHaveBeenCalledOnce();
    press('pointerdown');
    leave();
    press('pointercancel');
    wait(0);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not wait for another button or finger, and not beyond the field’s life', () => {
    const { unmount } = render(<Leaving />);
    press('pointerdown', { isPrimary: true, button: 2 });
    press('pointerdown', { isPrimary: false, button: 0 });
    leave();
    expect(run).toHaveBeenCalledOnce();
    press('pointerdown');
    leave();
    unmount();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
